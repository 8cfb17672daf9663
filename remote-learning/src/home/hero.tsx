import type { UserDetail } from '@suite/api';
import { links } from '@suite/kernel/links';
import { Link } from '@suite/kernel/router';
import { hourAt } from '@suite/kernel/time';
import { useState } from 'react';
import css from './hero.module.css';
import { IconPerson } from './icons';

interface HeroProps {
  /** Absent until it has arrived. */
  detail: UserDetail | undefined;
}

/** The greeting for an hour of the day. */
function greeting(hour: number): string {
  if (hour < 5) return '夜深了';
  if (hour < 11) return '早上好';
  if (hour < 13) return '中午好';
  if (hour < 18) return '下午好';
  return '晚上好';
}

const words = ({ courseList, isGlBuy, isCyjBuy }: UserDetail) => {
  const done = courseList.reduce((sum, { video_done }) => sum + video_done, 0);
  if (done > 0) return `已学 ${done} 节课，继续保持`;
  if (isGlBuy) return '管理课程学员';
  return isCyjBuy ? '理财工具用户' : '从今天开始，学会打理自己的钱';
};

/** Greets the learner and links to their own pages. */
export function Hero({ detail }: HeroProps) {
  const name = detail?.userInfo.nickname;
  return (
    <header className={css.hero}>
      <Avatar address={detail?.userInfo.avatar} />
      <div className={css.words}>
        <h1 className={css.name}>{greeting(hourAt(Date.now())) + (name ? `，${name}` : '')}</h1>
        <p className={css.about}>{detail ? words(detail) : '\u00a0'}</p>
      </div>
      <Link className={css.mine} to={links.myInfo()}>
        <IconPerson className={css.icon} />
        我的
      </Link>
    </header>
  );
}

function Avatar({ address }: { address: string | undefined }) {
  const [broken, setBroken] = useState(false);
  if (!address || broken)
    return (
      <span className={css.avatar}>
        <IconPerson />
      </span>
    );
  return <img className={css.avatar} src={address} alt="" onError={() => setBroken(true)} />;
}
