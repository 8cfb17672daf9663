import { Card, IconCheck, IconInfo, PageLink } from '@suite/ui';
import { Spoken } from '@suite/ui/base';
import css from './checklist-card.module.css';
import type { Condition } from './progress';

interface ChecklistCardProps {
  title: string;
  items: readonly Condition[];
}

/** Who may apply: each condition, and where a missing one is met. */
export function ChecklistCard({ title, items }: ChecklistCardProps) {
  return (
    <Card title={title}>
      <ul>
        {items.map(({ title: name, isMet, text, way }) => (
          <li className={css.item} key={name}>
            <span className={isMet ? css.met : css.missing}>{isMet ? <IconCheck /> : <IconInfo />}</span>
            <span className={css.words}>
              <span className={css.name}>
                {name}
                <Spoken>{isMet ? '，已满足' : '，未满足'}</Spoken>
              </span>
              <span className={css.text}>{text}</span>
            </span>
            {isMet || !way ? null : (
              <PageLink className={css.way} to={way.to}>
                {way.word}
              </PageLink>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
