import type { InvoiceAddressee } from '@suite/api';
import { cx } from '@suite/ui';
import { Spoken } from '@suite/ui/base';
import css from './old-and-new.module.css';
import { typeNames } from '@suite/features/invoice-title';

interface OldAndNewProps {
  old: InvoiceAddressee;
  fresh: InvoiceAddressee;
}

const rows: [name: string, textOf: (to: InvoiceAddressee) => string][] = [
  ['抬头类型', ({ title_type }) => typeNames[title_type]],
  ['发票抬头', ({ title }) => title],
  ['税号', ({ tax_no }) => tax_no || '无'],
  ['邮箱', ({ email }) => email],
];

/** The old invoice beside the new one; what differs is marked. */
export function OldAndNew({ old, fresh }: OldAndNewProps) {
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">
            <Spoken>项目</Spoken>
          </th>
          <th scope="col">原发票</th>
          <th scope="col">新发票</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, textOf]) => {
          const isChanged = textOf(old) !== textOf(fresh);
          return (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{textOf(old)}</td>
              <td className={cx(isChanged && css.changed)}>
                {textOf(fresh)}
                {isChanged ? <Spoken>，有修改</Spoken> : null}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
