import { Card } from '@suite/ui';
import { Button, Dialog, Page } from '@suite/ui/base';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { LessonCard } from '../../lesson-card';
import type { Inputs } from '../remembered-input';
import { ResultCard } from '../result-card';
import { SummaryBar } from '../summary-bar';
import type { Calculator, Form } from './calculator';
import css from './calculator-page.module.css';
import { CaseComparison } from './case-comparison';
import { ResultTools } from './result-tools';
import { useCalculator } from './use-calculator';
import { useCases } from './use-cases';
import { Remark } from './whole';

interface CalculatorPageProps<Input extends Inputs, Result> {
  calculator: Calculator<Input, Result>;
  /** The switch of a page that has several calculators. */
  views?: ReactNode;
  /** Names of the summary's figures while there is no result. */
  names: (input: Input) => { main: string; second: string };
  fields: (form: Form<Input>, result: Result | undefined) => ReactNode;
  /** Plot, table, formula and sources. While a field is wrong they show the last result. */
  children: (result: Result, form: Form<Input>) => ReactNode;
}

/** The frame of every calculator: fields, result, what can be done with it, and how it came about. */
export function CalculatorPage<Input extends Inputs, Result>(props: CalculatorPageProps<Input, Result>) {
  const { calculator, views, names, fields, children } = props;
  const { form, replace, reset, result, outcome, link } = useCalculator(calculator);
  const cases = useCases(calculator);
  const results = useRef<HTMLDivElement>(null);
  const shown = useLastShown(result);
  const isFaulty = Object.keys(form.errors).length > 0;

  const askReset = async () => {
    const sure = await Dialog.confirm({
      title: '恢复默认',
      message: '已填写的内容会换成默认值。',
      confirmText: '恢复默认',
      cancelText: '继续填写',
      isCautious: true,
    });
    if (sure) reset();
  };
  const toResults = () => {
    results.current?.scrollIntoView();
    results.current?.focus();
  };
  const toFault = () => document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  const name = names(form.input);

  return (
    <Page
      footer={
        <SummaryBar
          main={outcome?.main ?? { name: name.main, value: '—' }}
          second={outcome?.second ?? { name: name.second, value: '—' }}
          action={isFaulty ? '去修改' : '看结果'}
          onAction={isFaulty ? toFault : toResults}
        />
      }
    >
      <div className={css.head}>
        <h1 className={css.title}>{calculator.title}</h1>
        <Button type="link" size="small" onClick={askReset}>
          恢复默认
        </Button>
      </div>
      {views}
      {fields(form, result)}
      <KeptHeight isFull={!!outcome} box={results}>
        {outcome ? (
          <ResultCard title="计算结果" main={outcome.main} figures={outcome.figures}>
            <Remark text={outcome.sentence} />
            <ResultTools
              title={calculator.title}
              outcome={outcome}
              link={link}
              onCompare={cases.outcome ? undefined : () => cases.keep(form.input)}
            />
          </ResultCard>
        ) : (
          <Faults />
        )}
      </KeptHeight>
      {cases.outcome ? (
        <CaseComparison
          kept={cases.outcome}
          now={outcome}
          onBack={() => cases.kept && replace(cases.kept)}
          onEnd={cases.end}
        />
      ) : null}
      {shown ? children(shown, form) : null}
      <LessonCard tool={calculator.name} />
    </Page>
  );
}

/** The newest result there was: the page below a field that is being typed must not jump. */
function useLastShown<Result>(result: Result | undefined): Result | undefined {
  const [last, setLast] = useState(result);
  if (result && result !== last) setLast(result);
  return result ?? last;
}

interface KeptHeightProps {
  isFull: boolean;
  box: React.RefObject<HTMLDivElement | null>;
  children: ReactNode;
}

/** Keeps the height of the last result while a field is wrong. */
function KeptHeight({ isFull, box, children }: KeptHeightProps) {
  const height = useRef(0);
  useEffect(() => {
    if (isFull) height.current = box.current?.offsetHeight ?? 0;
  });
  return (
    <div
      ref={box as React.RefObject<HTMLDivElement>}
      tabIndex={-1}
      className={css.results}
      style={isFull ? undefined : { minHeight: height.current }}
    >
      {children}
    </div>
  );
}

const Faults = () => (
  <Card title="计算结果">
    <Remark text="上面有内容填写不正确，改好后这里会自动显示结果，已填的内容不会丢失。" />
  </Card>
);
