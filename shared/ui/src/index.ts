export {
  Article,
  type ArticleBlock,
  type ArticlePoint,
  type ArticleProps,
  type ArticleSection,
} from './article';
export { ButtonLink, type ButtonLinkProps } from './button-link';
export { Calendar, type CalendarMark, type CalendarProps } from './calendar';
export { Card, type CardProps } from './card/card';
export { Section, type SectionProps } from './card/section';
export { Checkbox, type CheckboxProps } from './checkbox';
export { CheckGroup, type CheckGroupProps } from './check-group';
export { Collapse, type CollapseItem, type CollapseProps } from './collapse';
export * from './constants';
export { cx } from './cx';
export { browserLink } from './copy-text/browser-link';
export { copyText } from './copy-text/copy-text';
export { Cover, type CoverProps } from './cover/cover';
export { useCover, useDrawing } from './cover/use-cover';
export type { CoverShape, CoverSubject } from './cover/draw-cover';
export { CoverRow, type CoverRowProps } from './cover/cover-row';
export { useEndReached } from './use-end-reached';
export { Field, type FieldProps } from './field/field';
export { halfWidth } from './field/half-width';
export { codeFault, maskedMobile, mobileFault, mobileText } from './field/mobile';
export { MobileField, type MobileFieldProps } from './field/mobile-field';
export { NumberField, type NumberFieldProps } from './field/number-field';
export { Required } from './field/required';
export { TextArea, type TextAreaProps } from './field/text-area';
export { Hero, type HeroProps } from './hero';
export { IconButton, type IconButtonProps } from './icon-button';
export { IconTile, type IconTileProps } from './icons/icon-tile';
export * from './icons';
export { lazyPiece, type LazyPiece } from './lazy-piece/lazy-piece';
export { Piece, type PieceProps } from './lazy-piece/piece';
export { useLazyPiece } from './lazy-piece/use-lazy-piece';
export { EmptyPage, type EmptyPageProps } from './empty-page';
export { LoadMore, type LoadMoreProps } from './load-more';
export { useNear } from './near/use-near';
export { Notify } from './notify';
export { WhenNear } from './near/when-near';
export { OverInput } from './over-input';
export { MainAction } from './main-action';
export { PageTitle, type PageTitleProps } from './page-head/page-title';
export { useLatest } from './use-latest';
export { useForward, useOnward } from './use-onward';
export { PageHead, type PageHeadProps } from './page-head/page-head';
export { PageLink, type PageLinkProps } from './page-link';
export { Person, type PersonProps } from './person';
export { Picker, type PickerOption, type PickerProps } from './picker';
export { Points, type PointsProps } from './points';
export { Popup, type PopupProps } from './popup';
export { Problem, type ProblemProps } from './problem';
export { Progress, type ProgressProps } from './progress';
export { PullRefresh, type PullRefreshProps } from './pull-refresh';
export { RadioGroup, type RadioGroupProps } from './radio-group/radio-group';
export { Rate, type RateProps } from './rate';
export { Reward, type RewardProps } from './reward/reward';
export { ResultScreen, type ResultScreenProps } from './result-screen';
export { RichText, type RichTextProps } from './rich-text/rich-text';
export { SmsCodeField, type SmsCodeFieldProps } from './sms-code/sms-code-field';
export { Stats, type StatsProps } from './stats';
export { Steps, type Step, type StepsProps } from './steps';
export { Tabs, type Tab, type TabsProps } from './tabs/tabs';
export { Underline } from './tabs/underline';
export { Unbroken } from './unbroken';
export { Tag, type TagProps } from './tag';
