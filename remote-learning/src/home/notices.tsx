import { closeSignNotice, upUserAct, userDetail, useWrite, type UserDetail } from '@suite/api';
import { platform, useQueryClient } from '@suite/kernel';
import { Link } from '@suite/kernel/router';
import { places } from '@suite/kernel/places';
import { IconClose } from '@suite/ui';
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
  /** Tells the server that the learner has put the notice away; absent where it stays until its work is done. */
  close?: () => Promise<unknown>;
}

const toldOnce = (act: 'graduate' | 'upgrade' | 'card') => () => upUserAct({ act });

const made: Record<NoticeKind, (detail: UserDetail) => Notice> = {
  sign: ({ contractInfo }) => ({
    Icon: IconSign,
    title: '您有一份合同待签署',
    text: contractInfo?.contract_name ?? '',
    to: places.signContract({ contractId: contractInfo?.id ?? 0 }),
    urgent: true,
    close: () => closeSignNotice({ contractId: contractInfo?.id ?? 0 }),
  }),
  information: () => ({
    Icon: IconPerson,
    title: '请完善个人信息',
    text: '填写后为您安排班级和老师，约 1 分钟',
    to: places.fillInformation(),
    urgent: true,
  }),
  exam: ({ paperId }) => ({
    Icon: IconExam,
    title: '结业考试已开放',
    text: '合格后可以申请结业证书',
    to: places.exam({ paperId: paperId ?? undefined }),
  }),
  graduate: (detail) => ({
    Icon: IconCap,
    title: '恭喜毕业',
    text: `您已完成${[...new Set(graduatedLines(detail).map((line) => lineName[line]))].join('、')}的全部学习`,
    to: places.graduation(),
    close: toldOnce('graduate'),
  }),
  upgrade: () => ({
    Icon: IconUp,
    title: '课程有新版本',
    text: '可免费升级，学习进度保留',
    to: places.courseUpdate(),
    close: toldOnce('upgrade'),
  }),
  card: () => ({
    Icon: IconCard,
    title: '您的学员卡已生成',
    text: '查看学号和学籍信息',
    to: places.studentCard(),
    close: toldOnce('card'),
  }),
};

/** More than these wait behind a button, so that they do not push the day's work off the screen. */
const SHOWN = 2;

/** What waits for the learner: contracts, missing information, an exam, news that are told once. */
export function Notices({ detail }: { detail: UserDetail }) {
  const [closed, setClosed] = useState<readonly NoticeKind[]>([]);
  const [all, setAll] = useState(false);
  const due = noticesFor(detail).filter((kind) => !closed.includes(kind));
  if (due.length === 0) return null;

  const shown = all ? due : due.slice(0, SHOWN);
  return (
    <section className={css.card} aria-label="提醒">
      <ul className={css.list}>
        {shown.map((kind) => (
          <Row
            key={kind}
            notice={made[kind](detail)}
            onClose={() => setClosed((before) => [...before, kind])}
          />
        ))}
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

function Row({ notice, onClose }: { notice: Notice; onClose: () => void }) {
  const { Icon, title, text, to, urgent, close } = notice;
  const leads = platform().hasPage(to);
  const words = (
    <>
      <span className={urgent ? css.urgent : css.icon}>
        <Icon />
      </span>
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
      {close ? <Close title={title} call={close} onClose={onClose} /> : null}
    </li>
  );
}

interface CloseProps {
  title: string;
  call: () => Promise<unknown>;
  onClose: () => void;
}

/** Puts a notice away at once. If the server does not hear of it, the notice comes back on the next visit. */
function Close({ title, call, onClose }: CloseProps) {
  const client = useQueryClient();
  const { send } = useWrite<void, unknown>(call);
  const close = async () => {
    onClose();
    await send();
    await client.invalidateQueries({ queryKey: [userDetail.path] });
  };
  return (
    <button type="button" className={css.close} aria-label={`不再提醒：${title}`} onClick={close}>
      <IconClose />
    </button>
  );
}
