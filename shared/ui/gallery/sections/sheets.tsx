import { Picker, Popup } from '@suite/ui';
import { Cell, CellGroup } from '@suite/ui/base';
import { useState } from 'react';
import { Caption } from '../caption';

const banks = [
  '中国工商银行',
  '中国农业银行',
  '中国银行',
  '中国建设银行',
  '交通银行',
  '招商银行',
  '中信银行',
  '兴业银行',
];

export function Sheets() {
  const [open, setOpen] = useState<'text' | 'bank'>();
  const [bank, setBank] = useState('招商银行');
  return (
    <Caption text="从单元格打开">
      <CellGroup>
        <Cell title="学习规则" onClick={() => setOpen('text')} />
        <Cell title="开户银行" value={bank} onClick={() => setOpen('bank')} />
      </CellGroup>
      <Popup open={open === 'text'} onClose={() => setOpen(undefined)} title="学习规则">
        每日学习时长按北京时间统计，观看满 5 分钟计为一次有效学习。连续学习 7 天可获得一次补卡机会。
      </Popup>
      <Picker
        open={open === 'bank'}
        onClose={() => setOpen(undefined)}
        title="选择开户银行"
        value={bank}
        onConfirm={setBank}
        options={banks.map((name) => ({ value: name, label: name }))}
      />
    </Caption>
  );
}
