import { Card, Collapse, Hero, IconArrow, IconCheck, Section, Points } from '@suite/ui';
import { Page } from '@suite/ui/base';
import css from './exam-certificate-rule.module.css';
import { IconInstant, IconLasting, IconScore, PictureCertificate } from './icons';
import { conditions, corrections, highlights, issuing, questions, scoreRules, validity } from './rules';
import { SampleCertificate } from './sample-certificate';

const icons = { score: IconScore, instant: IconInstant, lasting: IconLasting };

/** Who gets an exam certificate, when, and what it is worth. */
export default function ExamCertificateRulePage() {
  return (
    <Page>
      <Hero
        light
        title="考试证书规则"
        lead="通过考试，领取一张写有您名字的电子证书"
        picture={<PictureCertificate />}
      >
        <Highlights />
      </Hero>
      <Card title="谁可以获得">
        <p className={css.before}>同时满足以下条件，即可获得考试证书：</p>
        <ul>
          {conditions.map((text) => (
            <li className={css.check} key={text}>
              <IconCheck className={css.checkIcon} />
              {text}
            </li>
          ))}
        </ul>
      </Card>
      <Card title="成绩与考试次数">
        <Terms rows={scoreRules} />
      </Card>
      <Card title="什么时候发放">
        <Issuing />
      </Card>
      <Card title="证书上有什么">
        <SampleCertificate />
      </Card>
      <Card title="效力与有效期">
        <Points loose items={validity} />
      </Card>
      <Card title="更正、复核与撤销">
        <Terms rows={corrections} />
      </Card>
      <Section title="常见问题">
        <Collapse card items={questions.map(({ title, text }) => ({ key: title, title, children: text }))} />
      </Section>
    </Page>
  );
}

function Highlights() {
  return (
    <ul className={css.highlights}>
      {highlights.map(({ icon, name, text }) => {
        const Icon = icons[icon];
        return (
          <li className={css.highlight} key={icon}>
            <span className={css.highlightIcon}>
              <Icon />
            </span>
            <span className={css.highlightName}>{name}</span>
            <span className={css.highlightText}>{text}</span>
          </li>
        );
      })}
    </ul>
  );
}

function Terms({ rows }: { rows: readonly { name: string; text: string }[] }) {
  return (
    <dl>
      {rows.map(({ name, text }) => (
        <div className={css.term} key={name}>
          <dt className={css.termName}>{name}</dt>
          <dd className={css.termText}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function Issuing() {
  return (
    <>
      <ol className={css.flow}>
        {issuing.map(({ name, text }, index) => (
          <li className={css.stage} key={name}>
            {index > 0 ? <IconArrow className={css.stageArrow} /> : null}
            <span className={css.stageName}>{name}</span>
            <span className={css.stageText}>{text}</span>
          </li>
        ))}
      </ol>
      <p className={css.after}>证书在成绩合格后随即生成，打开考试证书页就能查看，不需要另外申请。</p>
    </>
  );
}
