import { links } from '@suite/kernel/links';
import { ButtonLink, Card, Collapse, Hero, Points, Section } from '@suite/ui';
import { Page } from '@suite/ui/base';
import { audience, offers, questions, steps } from './content';
import css from './introduce.module.css';
import { PictureCalendar } from './pictures';

/** What the calendar of new shares offers, for those who do not know it. */
export default function MakeNewIntroducePage() {
  return (
    <Page
      footer={
        <ButtonLink block to={links.newShares()}>
          打开打新日历
        </ButtonLink>
      }
    >
      <Hero
        title="不错过每一只新股"
        lead="免费的打新日历，把每只新股的四个关键日子提前告诉您"
        picture={<PictureCalendar />}
      >
        <Card title="它能帮您">
          <Numbered items={offers} />
        </Card>
      </Hero>
      <Card title="适合谁">
        <Points loose items={audience} />
      </Card>
      <Card title="打新五步">
        <Numbered items={steps} />
      </Card>
      <Section title="常见问题">
        <Collapse
          card
          items={questions.map(({ key, title, text }) => ({
            key,
            title,
            children: <p className={css.answer}>{text}</p>,
          }))}
        />
      </Section>
      <p className={css.risk}>
        以上内容用于学习和提醒，不构成投资建议。
        <br />
        投资有风险，入市需谨慎。
      </p>
    </Page>
  );
}

const Numbered = ({ items }: { items: readonly { title: string; text: string }[] }) => (
  <ol>
    {items.map(({ title, text }, at) => (
      <li className={css.offer} key={title}>
        <span className={css.number} aria-hidden="true">
          {at + 1}
        </span>
        <div className={css.text}>
          <h3 className={css.title}>{title}</h3>
          <p className={css.about}>{text}</p>
        </div>
      </li>
    ))}
  </ol>
);
