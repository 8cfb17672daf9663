import { yuanOf, type RefundFigures } from '@suite/api';
import { Facts } from '../facts/facts';

/** The sum in figures: what was paid, without what was used and what is kept back. */
export function Formula({ figures }: { figures: RefundFigures }) {
  const { paid, used, usedDays, totalDays, fees, refund, state } = figures;
  return (
    <Facts
      items={[
        { name: '实付金额', value: yuanOf(paid) },
        { name: `已使用 ${usedDays}/${totalDays} 天`, value: yuanOf(-used) },
        ...fees.map(({ name, amount }) => ({ name, value: yuanOf(-amount) })),
        ...(fees.length === 0 ? [{ name: '费用', value: yuanOf(0) }] : []),
        { name: state === 'over' ? '可退（已过期限）' : '可退金额', value: yuanOf(refund), strong: true },
      ]}
    />
  );
}
