import type { FundType } from '@suite/api';
import { useSearchParams } from '@suite/kernel/router';
import { PageHead } from '@suite/ui';
import { Button, Page, Spoken, Toast } from '@suite/ui/base';
import { useEffect, useState } from 'react';
import { KeptNotice } from '../kept/kept-notice';
import { idsOf, MOST, toggled } from './compare';
import { CompareView } from './compare-view';
import { FundListView } from './fund-list-view';
import { sortNames, typeNames, type FundFilter, type FundSort } from './fund-list';
import { FundView } from './fund-view';
import css from './market.module.css';
import { useFund } from './use-funds';

const filterOf = (search: URLSearchParams, words: string): FundFilter => {
  const [type, sort] = [search.get('type') ?? '', search.get('sort') ?? ''];
  return {
    words,
    type: type in typeNames ? (type as FundType) : 'all',
    sort: sort in sortNames ? (sort as FundSort) : 'year',
  };
};

/** What the page shows, as its address says it. */
function useShown() {
  const [search, setSearch] = useSearchParams();
  const change = (values: Record<string, string>, replace: boolean) => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(values)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    setSearch(next, { replace });
  };
  const inAddress = search.get('compare');
  // The address follows a moment later: a box shows its tick at once, and a second tap knows of the first.
  const [compared, setCompared] = useState(() => idsOf(inAddress));
  useEffect(() => setCompared(idsOf(inAddress)), [inAddress]);
  return {
    search,
    fund: idsOf(search.get('fund'))[0],
    compared,
    isComparing: search.get('view') === 'compare' && compared.length > 1,
    change,
    compare(ids: number[], more: Record<string, string> = {}) {
      setCompared(ids);
      change({ compare: ids.join(','), ...more }, true);
    },
  };
}

type Shown = ReturnType<typeof useShown>;

/** Funds: the list, one of them, or up to three side by side. */
export default function MarketToolsPage() {
  const shown = useShown();
  // What was typed stays while a fund is looked at.
  const [words, setWords] = useState('');
  if (shown.isComparing) return <ComparePage shown={shown} />;
  if (shown.fund !== undefined) return <FundPage shown={shown} id={shown.fund} key={shown.fund} />;
  return <ListPage shown={shown} words={words} onWords={setWords} />;
}

const ComparePage = ({ shown }: { shown: Shown }) => (
  <Page
    footer={
      <Button block type="default" onClick={() => shown.change({ view: '' }, true)}>
        返回选择基金
      </Button>
    }
  >
    <CompareView ids={shown.compared} key={shown.compared.join()} />
    <Risk />
  </Page>
);

function FundPage({ shown, id }: { shown: Shown; id: number }) {
  const { query, keptAt } = useFund(id);
  const isIn = shown.compared.indexOf(id) >= 0;
  const add = () => {
    const next = toggled(shown.compared, id);
    if (next) shown.compare(next, { fund: '' });
    else Toast.info(`最多对比 ${MOST} 只基金，请先在列表中取消一只`);
  };
  return (
    <Page
      footer={
        <div className={css.footer}>
          <Button type="default" onClick={() => shown.change({ fund: '' }, true)}>
            基金列表
          </Button>
          <div className={css.grow}>
            <Button block disabled={!query.data} onClick={add}>
              {isIn ? '移出对比' : '加入对比，继续选'}
            </Button>
          </div>
        </div>
      }
    >
      {query.data ? null : <Spoken as="h1">市场工具</Spoken>}
      <KeptNotice at={keptAt} onRefresh={query.refetch} />
      <FundView query={query} />
      <Risk />
    </Page>
  );
}

interface ListPageProps {
  shown: Shown;
  words: string;
  onWords: (words: string) => void;
}

function ListPage({ shown, words, onWords }: ListPageProps) {
  const { compared, change, compare } = shown;
  return (
    <Page
      footer={
        compared.length > 0 ? (
          <div className={css.footer}>
            <Button type="default" onClick={() => compare([])}>
              清空
            </Button>
            <div className={css.grow}>
              <Button block disabled={compared.length < 2} onClick={() => change({ view: 'compare' }, false)}>
                {compared.length < 2 ? '再选 1 只即可对比' : `对比 ${compared.length} 只基金`}
              </Button>
            </div>
          </div>
        ) : undefined
      }
    >
      <PageHead title="市场工具" lead="查基金、看走势、比回撤" />
      <FundListView
        filter={filterOf(shown.search, words)}
        onFilter={({ words: typed, ...rest }) => {
          if (typed !== undefined) onWords(typed);
          if (Object.keys(rest).length > 0) change(rest as Record<string, string>, true);
        }}
        compared={compared}
        onCompared={compare}
        onOpen={(id) => change({ fund: String(id) }, false)}
      />
      <Risk />
    </Page>
  );
}

const Risk = () => <p className={css.risk}>数据仅供参考，不构成投资建议。基金有风险，投资需谨慎。</p>;
