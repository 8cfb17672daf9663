import { codes, refusalOf, useCall, userCard, userDetail, type UserCard } from '@suite/api';
import { links } from '@suite/kernel/links';
import { yearAndDayInWords } from '@suite/kernel/time';
import { Loaded } from '@suite/features/loaded';
import { ButtonLink, PageHead } from '@suite/ui';
import { Empty, Page, Skeleton } from '@suite/ui/base';
import css from './my-info-card.module.css';
import { useTold } from './use-told';

const sexes = { 0: '', 1: '男', 2: '女' } as const;

/** The student card. */
export default function MyInfoCardPage() {
  const card = useCall(userCard, undefined);
  const { data: detail } = useCall(userDetail, undefined);
  useTold('card', detail, !!card.data);
  const refusal = refusalOf(card.error);
  return (
    <Page>
      <PageHead title="学员卡" />
      {refusal?.code === codes.NOT_BOUGHT ? (
        <Empty
          scene="medal"
          text={refusal.text || '购买课程后即可领取学员卡'}
          action={<ButtonLink to={links.financeLesson()}>了解课程</ButtonLink>}
        />
      ) : (
        <Loaded query={card} skeleton={<Skeleton card avatar rows={6} />}>
          {(data) => <Card card={data} />}
        </Loaded>
      )}
    </Page>
  );
}

function Card({ card }: { card: UserCard }) {
  const { name, avatar, course_name, class_name, join_date } = card;
  // Numbers are given out some time after the purchase.
  const [jobnum, record, sex] = [`${card.jobnum ?? ''}`, `${card.record ?? ''}`, sexes[card.sex]];
  const facts = [
    ['学籍号', record],
    ['性别', sex],
    ['班级', class_name || '尚未分班'],
    ['入学日期', join_date && yearAndDayInWords(join_date)],
  ].filter(([, value]) => value);
  return (
    <>
      <section className={css.card} aria-label={`${name}的学员卡`}>
        <div className={css.top}>
          <div className={css.words}>
            <p className={css.kind}>学员</p>
            <p className={css.name}>{name}</p>
            {jobnum ? <p className={css.number}>学号 {jobnum}</p> : null}
          </div>
          <img className={css.avatar} src={avatar} alt="" />
        </div>
        <p className={css.course}>{course_name}</p>
      </section>
      <dl className={css.facts}>
        {facts.map(([term, value]) => (
          <div className={css.fact} key={term}>
            <dt className={css.term}>{term}</dt>
            <dd className={css.value}>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={css.note}>姓名有误，请联系班主任更正；证书上的姓名以证件为准。</p>
    </>
  );
}
