import { Card } from '@suite/ui';
import { Button } from '@suite/ui/base';
import { than } from '../money';
import type { Figure } from '../result-card';
import type { Outcome } from './calculator';
import css from './case-comparison.module.css';
import { Remark } from './whole';

interface CaseComparisonProps {
  /** The case that was put aside. */
  kept: Outcome;
  /** The case on the page; absent while its inputs are wrong. */
  now: Outcome | undefined;
  onBack: () => void;
  onEnd: () => void;
}

/** The main figures, which answer the same question under their own names, and then the others by name. */
function pairsOf(kept: Outcome, now: Outcome | undefined) {
  const others = now?.figures ?? [];
  const find = (list: Figure[], name: string) => list.find((figure) => figure.name === name);
  const added = others.filter(({ name }) => !find(kept.figures, name));
  const mains = [kept.main.name, now?.main.name].filter((name, at, all) => name && all.indexOf(name) === at);
  return [
    { name: mains.join(' / '), one: kept.main as Figure | undefined, two: now?.main },
    ...kept.figures.concat(added).map(({ name }) => ({
      name,
      one: find(kept.figures, name),
      two: find(others, name),
    })),
  ];
}

/** Two cases side by side: the one that was kept, and the one that is being changed. */
export function CaseComparison({ kept, now, onBack, onEnd }: CaseComparisonProps) {
  const isSame = now?.main.name === kept.main.name;
  const difference = isSame ? (now?.main.fen ?? 0) - (kept.main.fen ?? 0) : 0;
  return (
    <Card title="方案对比">
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">方案一</th>
            <th scope="col">方案二（当前）</th>
          </tr>
        </thead>
        {pairsOf(kept, now).map(({ name, one, two }) => (
          <tbody key={name}>
            <tr>
              <th scope="rowgroup" colSpan={2} className={css.name}>
                {name}
              </th>
            </tr>
            <tr>
              <td>{one?.value ?? '—'}</td>
              <td className={one?.value === two?.value ? undefined : css.changed}>{two?.value ?? '—'}</td>
            </tr>
          </tbody>
        ))}
      </table>
      <Remark
        text={
          difference
            ? `方案二的${kept.main.name}比方案一${than(difference, '多', '少')}。`
            : '改动上面的内容，方案二会跟着变。'
        }
      />
      <div className={css.actions}>
        <Button size="small" type="default" onClick={onBack}>
          换回方案一
        </Button>
        <Button size="small" type="default" onClick={onEnd}>
          结束对比
        </Button>
      </div>
    </Card>
  );
}
