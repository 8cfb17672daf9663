import { showPrize, useCall, type TeamTrophy } from '@suite/api';
import { platform } from '@suite/kernel';
import { useParams } from '@suite/kernel/router';
import { Loaded } from '@suite/features/loaded';
import { browserLink, Card } from '@suite/ui';
import { yearAndDayInWords } from '@suite/kernel/time';
import { links } from '@suite/kernel/links';
import { Button, Empty, Page, Skeleton, Spoken } from '@suite/ui/base';
import { useEffect } from 'react';
import css from './team-trophy.module.css';
import { TrophyPicture } from './trophy-picture';

const skeleton = (
  <>
    <Skeleton card rows={6} />
    <Skeleton card rows={3} />
  </>
);

/** A team's trophy; open to everybody, because learners share it. */
export default function TeamTrophyPage() {
  const { id: text = '' } = useParams();
  const id = /^[1-9]\d{0,14}$/.test(text) ? Number(text) : 0;
  const query = useCall(showPrize, { id }, { enabled: id > 0 });
  return (
    <Page>
      {query.data ? null : <Spoken as="h1">战队奖杯</Spoken>}
      {id > 0 ? (
        <Loaded query={query} skeleton={skeleton}>
          {(trophy) => <Trophy trophy={trophy} />}
        </Loaded>
      ) : (
        <Empty scene="medal" text="没有找到这座奖杯" action={<Start />} />
      )}
    </Page>
  );
}

const Start = () => (
  <Button block onClick={() => platform().navigate(links.auditionLesson())}>
    我也要加入学习
  </Button>
);

function Trophy({ trophy }: { trophy: TeamTrophy }) {
  const { team_name, class_name, prize_name, rank, slogan, award_date, members } = trophy;
  useEffect(() => {
    platform().messenger.share({
      title: `${team_name}获得“${prize_name}”第 ${rank} 名`,
      description: slogan,
      link: browserLink(),
    });
  }, [team_name, prize_name, rank, slogan]);

  return (
    <>
      <header className={css.hero}>
        <TrophyPicture rank={rank} />
        <p className={css.prize}>
          {prize_name} · 第 {rank} 名
        </p>
        <h1 className={css.team}>{team_name}</h1>
        <p className={css.slogan}>“{slogan}”</p>
        <p className={css.class}>
          {class_name}　{yearAndDayInWords(award_date)}颁发
        </p>
      </header>
      <Card title="战队成员" extra={`${members.length} 人`}>
        <ul className={css.members}>
          {members.map(({ nickname, avatar }, at) => (
            <li className={css.member} key={at}>
              <img className={css.avatar} src={avatar} alt="" loading="lazy" />
              <span className={css.nickname}>{nickname}</span>
            </li>
          ))}
        </ul>
      </Card>
      <div className={css.action}>
        <Start />
      </div>
    </>
  );
}
