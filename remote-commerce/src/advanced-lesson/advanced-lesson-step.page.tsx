import { lineName } from '@suite/features/course-line';
import { links } from '@suite/kernel/links';
import { Card, Collapse, Hero, Section } from '@suite/ui';
import { Cell, CellGroup, Page } from '@suite/ui/base';
import css from './advanced-lesson-step.module.css';
import { IconCalculator, IconChart, IconContract, PicturePath } from './icons';
import { StepList } from './step-list';
import { pace, questions, steps } from './steps';

/** The steps after enrolling in the advanced course, from adding the teacher to the certificate. */
export default function AdvancedLessonStepPage() {
  return (
    <Page>
      <Hero
        title={`${lineName.advanced}学习步骤`}
        lead={`从加老师到毕业领证，共 ${steps.length} 步`}
        picture={<PicturePath />}
      >
        <StepList />
      </Hero>
      <Card title="这样学，更容易坚持">
        <dl>
          {pace.map(({ name, text }) => (
            <div className={css.paceRow} key={name}>
              <dt className={css.paceName}>{name}</dt>
              <dd className={css.paceText}>{text}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <Section title="学习中用得到">
        <CellGroup>
          <Cell
            icon={<IconCalculator />}
            title="房贷计算器"
            label="跟着案例算月供和利息"
            to={links.mortgage()}
          />
          <Cell
            icon={<IconChart />}
            title="开户指引"
            label="了解证券开户的流程和风险"
            to={links.openAccount()}
          />
          <Cell
            icon={<IconContract />}
            title="用户协议与隐私政策"
            label="您的权利和我们的责任"
            to={links.agreement()}
          />
        </CellGroup>
      </Section>
      <Section title="常见问题">
        <Collapse card items={questions.map(({ title, text }) => ({ key: title, title, children: text }))} />
      </Section>
    </Page>
  );
}
