import { Card, Tabs, PageTitle } from '@suite/ui';
import { Button, Dialog, Page } from '@suite/ui/base';
import { useRef } from 'react';
import { yuanOf } from '../money';
import { SummaryBar } from '../summary-bar';
import { LoanFields } from './loan-fields';
import { MortgageChart } from './mortgage-chart';
import { LoanFigures, paymentName, PrepaidFigures } from './mortgage-figures';
import { MortgageFormula } from './mortgage-formula';
import type { MortgageInput } from './mortgage-input';
import type { MortgageResult } from './mortgage-result';
import { MortgageSchedule } from './mortgage-schedule';
import css from './mortgage.module.css';
import { PrepaymentFields } from './prepayment-fields';
import { RateFields } from './rate-fields';
import { useMortgage } from './use-mortgage';

const kinds = [
  { key: 'commercial', title: '商业贷款' },
  { key: 'fund', title: '公积金贷款' },
  { key: 'combined', title: '组合贷款' },
];

/** What a mortgage costs per month and in total, and what an early repayment saves. */
export default function MortgagePage() {
  const { form, result, reset } = useMortgage();
  const results = useRef<HTMLDivElement>(null);
  const { kind, method } = form.input;
  const faulty = Object.keys(form.errors).length > 0;

  const askReset = async () => {
    const sure = await Dialog.confirm({ message: '已填写的内容会换成默认值，确定恢复默认吗？' });
    if (sure) reset();
  };
  const toResults = () => {
    results.current?.scrollIntoView();
    results.current?.focus();
  };
  const toFault = () => document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();

  return (
    <Page
      footer={
        <SummaryBar
          main={{
            name: paymentName(result?.method ?? method),
            value: result ? yuanOf(result.chosen.firstPayment) : '—',
          }}
          second={{ name: '总利息', value: result ? yuanOf(result.chosen.interest) : '—' }}
          action={faulty ? '去修改' : '看结果'}
          onAction={faulty ? toFault : toResults}
        />
      }
    >
      <div className={css.head}>
        <PageTitle className={css.title}>房贷计算器</PageTitle>
        <Button type="link" size="small" onClick={askReset}>
          恢复默认
        </Button>
      </div>
      <Tabs
        label="贷款类型"
        value={kind}
        onChange={(key) => form.change({ kind: key as MortgageInput['kind'] })}
        items={kinds.map((item) => ({
          ...item,
          children: (
            <>
              <LoanFields form={form} result={result} />
              <RateFields form={form} />
            </>
          ),
        }))}
      />
      <div ref={results} tabIndex={-1} className={css.results}>
        {result ? <LoanFigures result={result} /> : <Faults />}
      </div>
      {result ? <MortgageChart schedule={result.chosen.schedule} /> : null}
      <PrepaymentFields form={form} />
      {result ? <Details result={result} /> : null}
    </Page>
  );
}

function Details({ result }: { result: MortgageResult }) {
  return (
    <>
      {result.prepaid ? <PrepaidFigures prepaid={result.prepaid} combined={result.loans.length > 1} /> : null}
      <MortgageSchedule result={result} />
      <MortgageFormula result={result} />
    </>
  );
}

const Faults = () => (
  <Card title="计算结果">
    <p className={css.remark}>上面有内容填写不正确，改好后这里会自动显示结果，已填的内容不会丢失。</p>
  </Card>
);
