import { links } from '@suite/kernel/links';
import { ButtonLink, Card, Collapse, Hero, Points, Section } from '@suite/ui';
import { Page } from '@suite/ui/base';
import { audience, offers, questions, steps } from './content';
import css from './introduce.module.css';

/** A calendar with the four signs and a bell: what the service does, in one picture. */
const PictureCalendar = () => (
  <svg viewBox="0 0 250 200" fill="none" aria-hidden="true" focusable="false">
    <rect x="30" y="42" width="160" height="134" rx="16" fill="#fff" />
    <path d="M30 58a16 16 0 0 1 16-16h128a16 16 0 0 1 16 16v22H30z" fill="#B9CAF5" />
    <path d="M68 30v24M152 30v24" stroke="#fff" strokeWidth="10" strokeLinecap="round" />
    <path
      d="M52 104h18M92 104h18M132 104h18M52 152h18M92 152h18"
      stroke="#DCE5FB"
      strokeWidth="8"
      strokeLinecap="round"
    />
    <circle cx="60" cy="128" r="9" fill="#2457D6" />
    <path d="M101 117l11 11-11 11-11-11z" fill="#B25E09" />
    <path d="M133 119h18v18h-18z" fill="#D93026" />
    <path d="M141 143l10 18h-20z" fill="#067A3E" />
    <circle cx="196" cy="140" r="40" fill="#FFD27A" />
    <path
      d="M196 118c-10 0-16 7-16 17v11l-5 8h42l-5-8v-11c0-10-6-17-16-17zM190 159a6 6 0 0 0 12 0"
      fill="#fff"
      stroke="#9A4F05"
      strokeWidth="4"
      strokeLinejoin="round"
    />
  </svg>
);

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
