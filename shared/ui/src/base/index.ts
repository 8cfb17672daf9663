import '../tokens/tokens.css';
import './reset.css';

export { Button, buttonClass, type ButtonLook, type ButtonProps } from './button/button';
export { Cell, CellGroup, type CellGroupProps, type CellProps } from './cell/cell';
export { Checkbox, type CheckboxProps } from './checkbox/checkbox';
export { Dialog, type AlertOptions, type ConfirmOptions } from './dialog/dialog';
export { Loading, type LoadingProps } from './loading/loading';
export { PageSkeleton } from './loading/page-skeleton';
export { Skeleton, type SkeletonProps } from './loading/skeleton';
export { useModal } from './modal/use-modal';
export { Notify } from './notify/notify';
export { Page, type PageProps } from './page/page';
export { announce } from './spoken/announce';
export { Spoken, type SpokenProps } from './spoken/spoken';
export { Empty, type EmptyProps } from './state/empty';
export { Failed, type FailedProps } from './state/failed';
export { Result, type ResultProps, type ResultState } from './state/result';
export { Toast } from './toast/toast';
