import { Card, Collapse, Hero, Section, IconTile } from '@suite/ui';
import { Page } from '@suite/ui/base';
import { fees, feesNote, needs, questions, steps } from './guide';
import { IconBank, IconIdentity, IconPhone, PictureAccount } from './icons';
import css from './open-account.module.css';
import { FraudWarning, Safety } from './safety';

const icons = { identity: IconIdentity, bank: IconBank, phone: IconPhone };

/** How to open a securities account, and how to avoid fraud on the way. */
export default function OpenAccountPage() {
  return (
    <Page>
      <Hero title="证券开户指引" lead="备齐三样东西，手机上就能办，大约 15 分钟" picture={<PictureAccount />}>
        <Needs />
      </Hero>
      <FraudWarning />
      <HowTo />
      <Fees />
      <Safety />
      <Section title="常见问题">
        <Collapse
          card
          items={questions.map(({ title, text }) => ({
            key: title,
            title,
            children: text,
          }))}
        />
      </Section>
      <p className={css.risk}>
        投资有风险，入市需谨慎。本页只介绍办理流程，不构成投资建议，也不代表推荐任何证券公司或产品。
      </p>
    </Page>
  );
}

function Needs() {
  return (
    <Card title="开户前准备">
      <ul className={css.needs}>
        {needs.map(({ icon, name, text }) => {
          const Icon = icons[icon];
          return (
            <li className={css.need} key={icon}>
              <IconTile className={css.needIcon}>
                <Icon />
              </IconTile>
              <span className={css.needName}>{name}</span>
              <span className={css.needText}>{text}</span>
            </li>
          );
        })}
      </ul>
      <p className={css.hint}>开户须由本人办理。请找一处光线充足、网络稳定的地方再开始。</p>
    </Card>
  );
}

function HowTo() {
  return (
    <Card title="开户步骤">
      <ol>
        {steps.map(({ title, text }, index) => (
          <li className={css.step} key={title}>
            <span className={css.stepNumber} aria-hidden="true">
              {index + 1}
            </span>
            <h3 className={css.stepTitle}>{title}</h3>
            <p className={css.stepText}>{text}</p>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function Fees() {
  return (
    <Card title="费用说明">
      <dl>
        {fees.map(({ name, rate, text }) => (
          <div className={css.fee} key={name}>
            <dt className={css.feeName}>
              {name}
              <span className={css.feeText}>{text}</span>
            </dt>
            <dd className={css.feeRate}>{rate}</dd>
          </div>
        ))}
      </dl>
      <p className={css.note}>{feesNote}</p>
    </Card>
  );
}
