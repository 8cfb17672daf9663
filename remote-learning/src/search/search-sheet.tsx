import { Loaded } from '@suite/features/loaded';
import { Field, Popup } from '@suite/ui';
import { Cell, Empty, Skeleton } from '@suite/ui/base';
import { useState } from 'react';
import { matching, type Title } from './titles';
import { useTitles } from './use-titles';

/** Rows of a result; a longer one asks for more words. */
const MOST = 30;

/** Finds a lesson or a material by its title. */
export function SearchSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [looked, setLooked] = useState('');
  const titles = useTitles();
  return (
    <Popup open={open} onClose={onClose} title="搜索课程和资料">
      <Field
        label="标题"
        value={looked}
        onChange={setLooked}
        placeholder="课名或资料名"
        enterKeyHint="search"
      />
      <Loaded query={titles} skeleton={<Skeleton rows={4} />}>
        {(all) => <Results found={matching(all, looked)} isLooking={looked.trim() !== ''} />}
      </Loaded>
    </Popup>
  );
}

function Results({ found, isLooking }: { found: readonly Title[]; isLooking: boolean }) {
  if (!isLooking) return <Empty text="输入课名或资料名中的几个字" />;
  if (found.length === 0) return <Empty text="没有找到相符的课程或资料，换几个字试试" />;
  return (
    <div role="region" aria-label="搜索结果">
      {found.slice(0, MOST).map(({ key, name, where, to }) => (
        <Cell key={key} title={name} label={to ? where : `${where} · 未开放`} to={to} />
      ))}
      {found.length > MOST ? <Empty text="结果太多，请多输入几个字" /> : null}
    </div>
  );
}
