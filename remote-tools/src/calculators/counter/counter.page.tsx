import { canUseCounter, useCall } from '@suite/api';
import { platform } from '@suite/kernel';
import { links } from '@suite/kernel/links';
import { dayAt, nearDayInWords } from '@suite/kernel/time';
import { Loaded } from '@suite/features/loaded';
import { ButtonLink, Card, PageHead } from '@suite/ui';
import { Cell, CellGroup, Page, Skeleton } from '@suite/ui/base';
import { lastResults, type LastResult } from '../frame/last-results';
import { entries, type Entry } from './calculators';
import css from './counter.module.css';

const waiting = (
  <CellGroup>
    {entries.map(({ name }) => (
      <Skeleton key={name} rows={1} />
    ))}
  </CellGroup>
);

/** The six calculators: open to learners with a course. */
export default function CounterPage() {
  const access = useCall(canUseCounter, undefined);
  return (
    <Page>
      <PageHead title="理财计算器" lead="算清楚，再做决定" />
      <Loaded query={access} skeleton={waiting}>
        {({ canUse }) => (canUse ? <Open /> : <Closed />)}
      </Loaded>
    </Page>
  );
}

function Open() {
  const results = lastResults();
  return (
    <CellGroup>
      {entries
        .filter(({ to }) => platform().hasPage(to))
        .map((entry) => (
          <Cell
            key={entry.name}
            icon={<entry.Icon />}
            title={entry.title}
            label={<Answer entry={entry} last={results[entry.name]} />}
            to={entry.to}
          />
        ))}
    </CellGroup>
  );
}

const Answer = ({ entry, last }: { entry: Entry; last: LastResult | undefined }) => (
  <>
    {entry.answers}
    {last ? (
      <span className={css.last}>
        上次（{nearDayInWords(last.day, dayAt(Date.now()))}）：{last.text}
      </span>
    ) : null}
  </>
);

function Closed() {
  return (
    <>
      <Card title="计算器还没有开通">
        <p className={css.why}>
          理财计算器是送给学员的工具：购买任意一门课程后，六个计算器全部开放。已经购课的，请用购课的账号登录。
        </p>
        <ButtonLink to={links.home()} block>
          去看看课程
        </ButtonLink>
      </Card>
      <CellGroup title="开通后可以使用">
        {entries.map(({ name, title, answers, Icon }) => (
          <Cell key={name} icon={<Icon />} title={title} label={answers} />
        ))}
      </CellGroup>
    </>
  );
}
