import { userStart, useWrite, type Paper } from '@suite/api';
import { Card, RichText, lineIcon, MainAction } from '@suite/ui';
import { Dialog, Page } from '@suite/ui/base';
import { useState } from 'react';
import css from './exam-start.module.css';

const IconList = lineIcon('M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.1M4.5 12h.1M4.5 17.5h.1');
const IconTimer = lineIcon('M12 5.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 1 0 0-15zM12 9v4l2.6 1.8M9.5 2.8h5');
const IconTarget = lineIcon(
  'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 1 0 0-17zM12 8a4 4 0 1 0 0 8 4 4 0 1 0 0-8zM12 12h.1',
);
const IconMedal = lineIcon(
  'M12 9.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 1 0 0-11zM8.5 10.6L5.5 3.5h4L12 8l2.5-4.5h4l-3 7.1M10 15.2l1.5 1.5 2.7-3',
);

const UNREAD = '考试已经开始计时，但题目没有加载出来，请再试一次';

interface ExamStartProps {
  paper: Paper;
  /** Reads the paper again; once its time has begun the page shows its questions instead. */
  reread: () => Promise<{ data: Paper | undefined }>;
}

/** Describes the exam before its time begins. */
export function ExamStart({ paper: { paper_info }, reread }: ExamStartProps) {
  const { id, title, rule, minutes, total_score, pass_score, question_list } = paper_info;
  const { send, problem } = useWrite(userStart, {
    // The answer was lost on the way: the time may have begun all the same.
    afterSilence: async () => (await reread()).data?.user_start ?? undefined,
  });
  const facts = [
    { icon: IconList, name: '题数', value: `${question_list.length} 题` },
    { icon: IconTimer, name: '时间', value: minutes > 0 ? `${minutes} 分钟` : '不限时' },
    { icon: IconTarget, name: '满分', value: `${total_score} 分` },
    { icon: IconMedal, name: '合格分', value: `${pass_score} 分` },
  ];
  // The time runs on, but its questions did not come.
  const [isUnread, setUnread] = useState(false);

  async function open() {
    if (!(await reread()).data?.user_start) setUnread(true);
  }

  async function start() {
    if (minutes > 0 && !(await sure(minutes))) return;
    const { state } = await send({ paper_id: id });
    if (state === 'done') await open();
  }
  return (
    <Page
      footer={
        <MainAction problem={isUnread ? UNREAD : problem} onClick={isUnread ? open : start}>
          {isUnread ? '进入考试' : '开始考试'}
        </MainAction>
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
          <li>每答一题都会自动保存，退出或换一台设备都可以接着答。</li>
          <li>
            断网时答案先存在本机，联网后自动同步；考试结束后才联网的，没有计入的答案会列出来，可以申请复核。
          </li>
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
