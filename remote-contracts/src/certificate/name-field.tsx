import { Cell } from '@suite/ui/base';
import { useMemo } from 'react';
import { missingGlyphs } from './missing-glyphs';
import css from './name-field.module.css';

/** The verified name, which cannot be changed here; it says so when this device cannot show a character of it. */
export function NameField({ name }: { name: string }) {
  const missing = useMemo(() => missingGlyphs(name), [name]);
  const note =
    missing.length > 0
      ? `这台手机缺少“${missing.join('”“')}”的字形，预览里显示为方框，证书会印上正确的字`
      : '实名认证的姓名，将印在证书上，不能修改';
  return <Cell title="姓名" value={<span className={css.name}>{name}</span>} label={note} />;
}
