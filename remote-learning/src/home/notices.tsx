import { closeSignNotice, queryOf, upUserAct, userDetail, type UserDetail } from '@suite/api';
import { platform, useQueryClient } from '@suite/kernel';
import { Link } from '@suite/kernel/router';
import { IconClose, IconTile } from '@suite/ui';
import { useState, type ComponentType } from 'react';
import { IconBell, IconCap, IconCard, IconExam, IconPerson, IconSign, IconUp } from './icons';
import { lineName } from './line-name';
import css from './notices.module.css';
import { graduatedLines, noticesFor, type NoticeKind } from './what-to-show';

interface Notice {
  Icon: ComponentType<{ className?: string }>;
  title: string;
  text: string;
  to: string;
  urgent?: boolean;
  /** Remembers that the learner does not want to be told again. */
  close?: () => Promise<unknown>;
}

const toldOnce = (act: 'graduate' | 'upgrade' | 'card') => () => upUserAct({ act });

const made: Record<NoticeKind, (detail: UserDetail) => Notice> = {
  sign: ({ contractInfo }) => ({
    Icon: IconSign,
    title: '您有一份合同待签署',
    text: contractInfo?.contract_name ?? '',
    to: `/sign-contract/${contractInfo?.id}`,
    urgent: true,
    close: () => closeSignNotice({ contractId: contractInfo?.id ?? 0 }),
  }),
  information: () => ({
    Icon: IconPerson,
    title: '请完善个人信息',
    text: '填写后为您安排班级和老师，约 1 分钟',
    to: '/fill-information',
    urgent: true,
  }),
  exam: ({ paperId }) => ({
    Icon: IconExam,
    title: '结业考试已开放',
    text: '合格后可以申请结业证书',
    to: `/exam?paper_id=${paperId}`,
  }),
  graduate: (detail) => ({
    Icon: IconCap,
    title: '恭喜毕业',
    text: `您已完成${[...new Set(graduatedLines(detail).map((line) => lineName[line]))].join('、')}的全部学习`,
    to: '/myinfo/graduate',
    close: toldOnce('graduate'),
  }),
  upgrade: () => ({
    Icon: IconUp,
    title: '课程有新版本',
    text: '可免费升级，学习进度保留',
    to: '/myinfo/update',
    close: toldOnce('upgrade'),
  }),
  card: () => ({
    Icon: IconCard,
    title: '您的学员卡已生成',
    text: '查看学号和学籍信息',
    to: '/myinfo/card',
    close: toldOnce('card'),
  }),
};

/** More than these wait behind a button, so that they do not push the day's work off the screen. */
const SHOWN = 2;

/** What waits for the learner: contracts, missing information, an exam, news that are told once. */
export function Notices({ detail }: { detail: UserDetail }) {
  const client = useQueryClient();
  const [closed, setClosed] = useState<readonly NoticeKind[]>([]);
  const [all, setAll] = useState(false);
  const due = noticesFor(detail).filter((kind) => !closed.includes(kind));
  if (due.length === 0) return null;

  const close = async (kind: NoticeKind, remember: () => Promise<unknown>) => {
    setClosed([...closed, kind]);
    // What could not be remembered shows again next time; there is nothing to tell the learner.
    await remember().catch(() => undefined);
    await client.invalidateQueries({ queryKey: [queryOf(userDetail, undefined).queryKey[0]] });
  };
  const shown = all ? due : due.slice(0, SHOWN);
  return (
    <section className={css.card} aria-label="提醒">
      <ul>
        {shown.map((kind) => {
          const notice = made[kind](detail);
          return (
            <Row
              key={kind}
              notice={notice}
              onClose={notice.close && (() => close(kind, notice.close as () => Promise<unknown>))}
            />
          );
        })}
      </ul>
      {due.length > shown.length ? (
        <button type="button" className={css.more} onClick={() => setAll(true)}>
          <IconBell className={css.bell} />
          还有 {due.length - shown.length} 条提醒
        </button>
      ) : null}
    </section>
  );
}

function Row({ notice, onClose }: { notice: Notice; onClose: (() => unknown) | undefined }) {
  const { Icon, title, text, to, urgent } = notice;
  const leads = platform().hasPage(to);
  const words = (
    <>
      <IconTile className={urgent ? css.urgent : css.icon}>
        <Icon />
      </IconTile>
      <span className={css.words}>
        <span className={css.title}>{title}</span>
        <span className={css.text}>{text}</span>
      </span>
      {leads ? <span className={css.go}>{urgent ? '去处理' : '去看看'}</span> : null}
    </>
  );
  return (
    <li className={css.row}>
      {leads ? (
        <Link className={css.link} to={to}>
          {words}
        </Link>
      ) : (
        <p className={css.link}>{words}</p>
      )}
      {onClose ? (
        <button type="button" className={css.close} aria-label={`不再提醒：${title}`} onClick={onClose}>
          <IconClose />
        </button>
      ) : null}
    </li>
  );
}
