import {
  asEntered,
  manageExamStatus,
  managePurchase,
  payContractStatus,
  useCall,
  type ManageEditionName,
  type ManagePurchase,
  type ManageWeek,
  type PayContractStatus,
} from '@suite/api';
import { UnsentList } from '@suite/features/unsent-list';
import { platform } from '@suite/kernel';
import { links } from '@suite/kernel/links';
import { useSearchParams } from '@suite/kernel/router';
import { dayAt } from '@suite/kernel/time';
import { Loaded, oneRead } from '@suite/features/loaded';
import { ButtonLink, Card, Hero, lineIcon, Steps, Tag, useForward } from '@suite/ui';
import { Cell, CellGroup, Page, Skeleton, Spoken } from '@suite/ui/base';
import { editions, type ManageEdition } from '../edition';
import { BoundMobile, useBoundMobile } from './bound-mobile';
import { CourseTeacher } from './course-teacher';
import css from './manage-hub.module.css';
import { nextTap, steps } from './next-tap';
import { weekNote, weekTag } from './week-words';

const IconTeam = lineIcon(
  'M9 11.5a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4zM3.5 19c.3-3.2 2.5-5 5.5-5s5.2 1.8 5.5 5M16 11.2a2.6 2.6 0 1 0-.9-5M16.5 14c2.4.2 3.8 1.8 4 4.4',
);

interface Known {
  purchase: ManagePurchase;
  status: PayContractStatus;
  weeks: readonly ManageWeek[];
}

/** Everything that the hub shows; without the course there are no weeks to read. */
function useHub(edition: ManageEditionName) {
  const purchase = useCall(managePurchase, undefined, asEntered);
  const status = useCall(payContractStatus, undefined, asEntered);
  const isBought = purchase.data?.is_purchase === 1;
  const weeks = useCall(manageExamStatus, undefined, { ...asEntered, enabled: isBought });
  // The number stands below the weeks, and does not wait for them.
  useBoundMobile(edition, isBought && purchase.data?.edition === edition);
  const reads = isBought ? [purchase, status, weeks] : [purchase, status];
  const list = isBought ? weeks.data : [];
  const data: Known | undefined =
    purchase.data && status.data && list
      ? { purchase: purchase.data, status: status.data, weeks: list }
      : undefined;
  return oneRead(reads, data);
}

/** The ground and the first card of the hero stand where they will stay. */
const waiting = (
  <>
    <div className={css.hero} />
    <Skeleton card rows={1} />
    <Skeleton card rows={5} />
  </>
);

/** The home of the management course: what comes next, the weeks, and all that belongs to the course. */
export default function ManageHubPage({ edition: name }: { edition: ManageEditionName }) {
  const edition = editions[name];
  const query = useHub(name);
  const { data } = query;
  const bought = data?.purchase.is_purchase === 1 ? data.purchase.edition : name;
  // An edition that is newer than this release has no home of its own here.
  const own = bought in editions ? bought : name;
  const [params] = useSearchParams();
  const contact = params.get('contact') === 'teacher' ? 'teacher' : undefined;
  // Old links lead buyers of one edition to the other.
  useForward(own === name ? undefined : editions[own].hub({ contact }));
  const next = data && nextTap(data.status.step, data.weeks, edition, dayAt(Date.now()));
  return (
    <Page
      footer={
        next && platform().hasPage(next.to) ? (
          <ButtonLink to={next.to} block>
            {next.action}
          </ButtonLink>
        ) : undefined
      }
    >
      {data ? null : <Spoken as="h1">管理课程</Spoken>}
      <Loaded query={query} skeleton={waiting}>
        {(known) => <Hub known={known} edition={edition} />}
      </Loaded>
    </Page>
  );
}

function Hub({ known: { purchase, status, weeks }, edition }: { known: Known; edition: ManageEdition }) {
  const { title, text } = nextTap(status.step, weeks, edition, dayAt(Date.now()));
  const at = steps.findIndex(({ step }) => step === status.step);
  // The last step is the certificate, which comes by itself.
  const isOver = at === steps.length - 1;
  const progress = isOver ? '全部完成' : `第 ${at + 1} 步，共 ${steps.length} 步`;
  const mayStudy = status.is_sign === 1 && status.is_face === 1;
  return (
    <>
      <Hero title={purchase.course_name} lead={purchase.introduce} picture={<IconTeam />}>
        <Card title={title} extra={at < 0 ? undefined : progress}>
          <p className={css.text}>{text}</p>
        </Card>
      </Hero>
      <UnsentList />
      <WeekList weeks={weeks} mayStudy={mayStudy} />
      {status.is_pay ? (
        <CellGroup title="课程服务">
          <Cell title="礼仪课" label={`${purchase.video_list.length} 节视频课`} to={links.etiquetteClass()} />
          {mayStudy ? <Cell title="错题本" to={links.manageExam({ week: 'all' })} /> : null}
          {mayStudy ? <Cell title="课程评价" to={edition.evaluate()} /> : null}
          <Cell title="我的证书" to={links.manageCertificate()} />
          {platform().hasPage(links.manageContracts()) ? (
            <Cell
              title="我的合同"
              value={status.is_sign ? '已签署' : '待签署'}
              to={links.manageContracts()}
            />
          ) : null}
          {purchase.teacher ? <CourseTeacher teacher={purchase.teacher} /> : null}
          <BoundMobile edition={edition.name} />
        </CellGroup>
      ) : null}
      <Card title="学习进度">
        <Steps items={steps.map(({ name }) => ({ title: name }))} current={isOver ? steps.length : at} />
      </Card>
    </>
  );
}

/** The weeks, each with its state; a week whose exam is open leads to it. */
function WeekList({ weeks, mayStudy }: { weeks: readonly ManageWeek[]; mayStudy: boolean }) {
  if (weeks.length === 0) return null;
  return (
    <CellGroup title="每周学习与考试">
      {weeks.map((week) => {
        const { word, tone } = weekTag(week);
        return (
          <Cell
            key={week.week}
            title={week.title}
            label={weekNote(week, mayStudy, dayAt(Date.now()))}
            value={<Tag tone={tone}>{word}</Tag>}
            to={week.state === 'locked' ? undefined : links.manageExam({ week: week.week })}
          />
        );
      })}
    </CellGroup>
  );
}
