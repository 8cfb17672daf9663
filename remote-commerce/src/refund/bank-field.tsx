import type { Bank } from '@suite/api';
import { ChoiceField } from '@suite/features/form';
import { Field, Popup, Required } from '@suite/ui';
import { Cell } from '@suite/ui/base';
import { useState } from 'react';
import { banksLike } from './banks';
import css from './refund.module.css';

interface BankFieldProps {
  banks: readonly Bank[];
  chosen: Bank | undefined;
  error: string | undefined;
  onChoose: (id: number) => void;
}

/** The bank of the card, found by a part of its name. */
export function BankField({ banks, chosen, error, onChoose }: BankFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const [wanted, setWanted] = useState('');
  const found = banksLike(banks, wanted);
  return (
    <ChoiceField error={error}>
      <Cell
        title={<Required>开户银行</Required>}
        value={chosen?.name ?? '请选择'}
        onClick={() => setOpen(true)}
      />
      <Popup open={isOpen} title="选择开户银行" onClose={() => setOpen(false)}>
        <div className={css.banks}>
          <div className={css.search}>
            <Field
              label="搜索"
              enterKeyHint="search"
              value={wanted}
              placeholder="银行名称"
              onChange={setWanted}
            />
          </div>
          <div role="list" aria-label="银行">
            {found.map(({ id, name }) => (
              <div role="listitem" key={id} className={css.bank}>
                <Cell
                  title={name}
                  arrow={false}
                  value={id === chosen?.id ? '已选' : undefined}
                  onClick={() => {
                    onChoose(id);
                    setOpen(false);
                  }}
                />
              </div>
            ))}
          </div>
          <p role="status" className={css.end}>
            {found.length === 0 ? '没有找到这家银行，请换个名称或更换银行卡' : ''}
          </p>
        </div>
      </Popup>
    </ChoiceField>
  );
}
