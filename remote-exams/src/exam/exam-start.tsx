import { userStart, type Paper } from '@suite/api';
import { isCallError } from '@suite/kernel';
import { Card, RichText } from '@suite/ui';
import { Button, Dialog, Page } from '@suite/ui/base';
import { useState } from 'react';
import { IconList, IconMedal, IconTarget, IconTimer } from './icons';
import css from './exam-start.module.css';

interface ExamStartProps {
  paper: Paper;
  /** The time has begun: the paper is to be read again. */
  onStarted: () => Promise<unknown>;
}

/** What the exam is about, before its time begins. */
export function ExamStart({ paper: { paper_info }, onStarted }: ExamStartProps) {
  const { id, title, rule, minutes, total_score, pass_score, question_list } = paper_info;
  const [trouble, setTrouble] = useState('');
  const facts = [
    { icon: IconList, name: '题数', value: `${question_list.length} 题` },
    { icon: IconTimer, name: '时间', value: minutes > 0 ? `${minutes} 分钟` : '不限时' },
    { icon: IconTarget, name: '满分', value: `${total_score} 分` },
    { icon: IconMedal, name: '合格', value: `${pass_score} 分` },
  ];
  const start = async () => {
    const isSure = minutes === 0 || (await sure(minutes));
    if (!isSure) return;
    setTrouble('');
    try {
      await userStart({ paper_id: id });
      await onStarted();
    } catch (error) {
      // What the provider said is shown already.
      if (!isCallError(error, 'shown')) setTrouble(wordsOf(error));
    }
  };
  return (
    <Page
      footer={
        <>
          {trouble ? (
            <p className={css.trouble} role="alert">
              {trouble}
            </p>
          ) : null}
          <Button block onClick={start}>
            开始考试
          </Button>
        </>
      }
    >
      <header className={css.head}>
        <h1 className={css.title}>{title}</h1>
        <dl className={css.facts}>
          {facts.map(({ icon: Icon, name, value }) => (
            <div className={css.fact} key={name}>
              <dt className={css.name}>
                <Icon className={css.icon} />
                {name}
              </dt>
              <dd className={css.value}>{value}</dd>
            </div>
          ))}
        </dl>
      </header>
      <Card title="考试说明">
        <RichText html={rule} />
      </Card>
      <Card title="放心作答">
        <ul className={css.notes}>
          <li>每答一题都会自动保存，断网、退出或换一台设备都不会丢失。</li>
          <li>拿不准的题可以先标记，从答题卡随时回来检查。</li>
          <li>交卷前会再次确认，交卷后不能修改。</li>
        </ul>
      </Card>
    </Page>
  );
}

const sure = (minutes: number) =>
  Dialog.confirm({
    title: '开始考试',
    message: `限时 ${minutes} 分钟，开始后计时不会暂停，退出页面也继续计时。准备好了吗？`,
    confirmText: '开始',
    cancelText: '再等等',
  });

const wordsOf = (error: unknown) =>
  isCallError(error, 'silent') && error.message ? error.message : '网络不太好，请稍后再试';
