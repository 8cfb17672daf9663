import * as icons from '@suite/ui';
import { Caption } from '../caption';
import css from '../gallery.module.css';

const colours = [
  'primary',
  'primary-tint',
  'text',
  'text-secondary',
  'page',
  'card',
  'line',
  'border',
  'success',
  'success-tint',
  'warning',
  'warning-tint',
  'danger',
  'danger-tint',
  'messenger',
  'star',
];

const fonts = [
  ['result-title', '结果标题 44/60'],
  ['page-title', '页面标题 36/50'],
  ['body', '正文、单元格 34/48'],
  ['secondary', '次要文字 28/40'],
  ['caption', '说明文字 24/34'],
  ['price', '¥2,998.00'],
] as const;

export function Tokens() {
  return (
    <>
      <Caption text="颜色">
        <div className={css.swatches}>
          {colours.map((name) => (
            <div className={css.swatch} key={name}>
              <span className={css.colour} style={{ background: `var(--color-${name})` }} />
              {name}
            </div>
          ))}
        </div>
      </Caption>
      <Caption text="文字" padded>
        {fonts.map(([name, text]) => (
          <div key={name} style={{ font: `var(--font-${name})` }}>
            {text}
          </div>
        ))}
      </Caption>
      <Caption text="图标" padded>
        <div className={css.icons}>
          <icons.IconArrow />
          <icons.IconCheck />
          <icons.IconClose />
          <icons.IconClock />
          <icons.IconInfo />
          <icons.IconStar />
          <icons.IconResultSuccess />
          <icons.IconResultWaiting />
          <icons.IconResultFailed />
        </div>
      </Caption>
    </>
  );
}
