import { Picker, Popup } from '@suite/ui';
import { AreaPicker, areaNames } from '@suite/features/address';
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

const areas = {
  province_list: { 330000: '浙江省', 440000: '广东省' },
  city_list: { 330100: '杭州市', 330200: '宁波市', 440300: '深圳市' },
  area_list: { 330106: '西湖区', 330108: '滨江区', 330203: '海曙区', 440305: '南山区' },
};

export function Sheets() {
  const [open, setOpen] = useState<'text' | 'bank' | 'area'>();
  const [codes, setCodes] = useState(['330000', '330100', '330106']);
  const [bank, setBank] = useState('招商银行');
  return (
    <Caption text="从单元格打开">
      <CellGroup>
        <Cell title="学习规则" onClick={() => setOpen('text')} />
        <Cell title="开户银行" value={bank} onClick={() => setOpen('bank')} />
        <Cell title="所在地区" value={areaNames(areas, codes)} onClick={() => setOpen('area')} />
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
      <AreaPicker
        open={open === 'area'}
        onClose={() => setOpen(undefined)}
        areas={areas}
        value={codes}
        onConfirm={setCodes}
      />
    </Caption>
  );
}
