import type { Fund, FundType } from '@suite/api';
import { Loaded } from '@suite/features/loaded';
import { Card, Field, RadioGroup, Tabs } from '@suite/ui';
import { Button, CellGroup, Empty, Skeleton, Toast } from '@suite/ui/base';
import { KeptNotice } from '../kept/kept-notice';
import { MOST, toggled } from './compare';
import { filteredFunds, sortNames, typeNames, type FundFilter, type FundSort } from './fund-list';
import { FundRow } from './fund-row';
import css from './market.module.css';
import { useFundList } from './use-funds';

export interface FundListViewProps {
  filter: FundFilter;
  onFilter: (change: Partial<FundFilter>) => void;
  compared: readonly number[];
  onCompared: (ids: number[]) => void;
  onOpen: (id: number) => void;
}

const sorts = (Object.keys(sortNames) as FundSort[]).map((value) => ({ value, label: sortNames[value] }));
const types = (Object.keys(typeNames) as FundType[]).map((key) => ({ key, title: typeNames[key] }));

/** All funds, searched, filtered and sorted. */
export function FundListView(props: FundListViewProps) {
  const { filter, onFilter } = props;
  const { query, keptAt } = useFundList();
  return (
    <>
      <KeptNotice at={keptAt} onRefresh={query.refetch} />
      <CellGroup>
        <Field
          label="搜索"
          value={filter.words}
          onChange={(words) => onFilter({ words })}
          placeholder="基金名称或代码"
          enterKeyHint="search"
          maxLength={20}
        />
      </CellGroup>
      <div className={css.sorts}>
        <RadioGroup
          label="排序"
          options={sorts}
          value={filter.sort}
          onChange={(sort) => onFilter({ sort })}
        />
      </div>
      <Loaded
        query={query}
        skeleton={<Skeleton card rows={24} />}
        empty={<Empty scene="money" text="还没有基金数据，数据更新后会显示在这里" />}
      >
        {(funds) => (
          <Tabs
            label="基金类型"
            value={filter.type}
            onChange={(type) => onFilter({ type: type as FundFilter['type'] })}
            items={[{ key: 'all', title: '全部' }, ...types].map((item) => ({
              ...item,
              children: <Rows {...props} funds={funds} />,
            }))}
          />
        )}
      </Loaded>
    </>
  );
}

function Rows({
  funds,
  filter,
  onFilter,
  compared,
  onCompared,
  onOpen,
}: FundListViewProps & { funds: Fund[] }) {
  const found = filteredFunds(funds, filter);
  const compare = (id: number) => {
    const next = toggled(compared, id);
    if (next) onCompared(next);
    else Toast.info(`最多对比 ${MOST} 只基金`);
  };
  return (
    <Card label="基金列表">
      <p className={css.count} role="status">
        共 {found.length} 只，涨跌幅按复权计算
      </p>
      {found.length === 0 ? (
        <Empty
          scene="money"
          text="没有符合条件的基金，换个条件试试"
          action={
            <Button type="default" size="small" onClick={() => onFilter({ words: '', type: 'all' })}>
              清除条件
            </Button>
          }
        />
      ) : (
        <ul>
          {found.map((fund) => (
            <li className={css.line} key={fund.fund_id}>
              <FundRow
                fund={fund}
                sort={filter.sort}
                isCompared={compared.indexOf(fund.fund_id) >= 0}
                onOpen={() => onOpen(fund.fund_id)}
                onCompare={() => compare(fund.fund_id)}
              />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
