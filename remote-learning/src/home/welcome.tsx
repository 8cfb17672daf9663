import { Link } from '@suite/kernel/router';
import { links } from '@suite/kernel/links';
import { Card, ButtonLink, Points } from '@suite/ui';
import { IconHeadset, IconHeart, IconLive, IconWallet } from './icons';
import { TitledTopCard } from './top-card';
import css from './welcome.module.css';

const trials = [
  { Icon: IconHeadset, title: '免费试听一节课', text: '先听老师讲得怎么样', to: links.auditionLesson() },
  { Icon: IconLive, title: '看直播回放', text: '往期直播，不用报名', to: links.playbackList() },
  { Icon: IconHeart, title: '学员感悟', text: '他们学完之后的改变', to: links.reflections() },
  { Icon: IconWallet, title: '证券开户指引', text: '流程、费用和防骗提醒', to: links.openAccount() },
];

const gains = [
  '每天一节短视频，学完做本节测试',
  '班主任全程陪伴，作业逐份点评',
  '学完考试合格，颁发结业证书',
];

/** Tells a visitor what the course offers. */
export function Welcome() {
  return (
    <TitledTopCard title="零基础，学会打理自己的钱">
      <Points className={css.gains} items={gains} />
      <ButtonLink block to={links.financeLesson()}>
        了解课程
      </ButtonLink>
    </TitledTopCard>
  );
}

/** What a visitor can try before buying. */
export function Trials() {
  return (
    <Card title="先免费体验">
      <ul className={css.trials}>
        {trials.map(({ Icon, title, text, to }) => (
          <li className={css.cell} key={to}>
            <Link className={css.trial} to={to}>
              <span className={css.icon}>
                <Icon />
              </span>
              <span className={css.name}>{title}</span>
              <span className={css.text}>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
