import {
  codes,
  queryOf,
  research,
  researchable,
  saveResearch,
  useCall,
  userDetail,
  type Research,
  type Researchable,
} from '@suite/api';
import { useForm } from '@suite/features/form';
import { platform, useQueryClient } from '@suite/kernel';
import { links } from '@suite/kernel/links';
import { yearAndMomentInWords, momentText } from '@suite/kernel/time';
import { LoadingPage, type LoadedQuery } from '@suite/features/loaded';
import { Progress, MainAction } from '@suite/ui';
import { Button, Empty, Page, Result, Spoken } from '@suite/ui/base';
import { Question } from './question';
import { answered, answersToSend, noAnswers, surveyErrors } from './survey-form';
import css from './user-survery.module.css';

/** The service survey. */
export default function UserSurveryPage() {
  const open = useCall(researchable, undefined);
  const survey = useCall(research, undefined);
  const learner = useCall(userDetail, undefined);
  const waitedFor = [open, survey, learner].find(({ data }) => data === undefined);
  if (!open.data || survey.data === undefined || !learner.data) {
    return <LoadingPage title="服务评分" query={(waitedFor ?? open) as LoadedQuery<unknown>} />;
  }
  const { researchable: isOpen, save_time } = open.data;
  if (!isOpen && save_time) return <Answered time={save_time} />;
  if (!isOpen || !survey.data?.question_list.length) return <NotOpen />;
  return <Form key={survey.data.research_id} survey={survey.data} userId={learner.data.userInfo.id} />;
}

function Form({ survey, userId }: { survey: Research; userId: number }) {
  const { research_id, title, introduce, question_list } = survey;
  const client = useQueryClient();
  const form = useForm({
    start: noAnswers(question_list),
    draft: { user: userId, name: `survey.${research_id}` },
    rules: (answers) => surveyErrors(question_list, answers),
    texts: question_list.filter(({ type }) => type === 'text').map(({ id }) => `${id}`),
    send: (answers) => saveResearch({ research_id, content: answersToSend(question_list, answers) }),
    // It may have been answered on another device.
    sentCodes: [codes.ALREADY_DONE],
    onSent: () => {
      // The page thanks at once, also if the read after it fails.
      client.setQueryData<Researchable>(queryOf(researchable, undefined).queryKey, {
        researchable: 0,
        save_time: momentText(Date.now()),
      });
      for (const { path } of [research, researchable]) void client.invalidateQueries({ queryKey: [path] });
    },
  });
  const done = answered(question_list, form.values);
  const footer = (
    <MainAction problem={form.problem} onClick={form.submit}>
      提交
    </MainAction>
  );
  return (
    <Page footer={footer}>
      <header className={css.head}>
        <h1 className={css.title}>{title}</h1>
        <p className={css.lead}>{introduce}</p>
        <Progress
          percent={(done / question_list.length) * 100}
          label={`已答 ${done} 题，共 ${question_list.length} 题`}
        />
      </header>
      <div ref={form.ref}>
        {question_list.map((question, at) => (
          <Question
            key={question.id}
            question={question}
            number={at + 1}
            answer={form.values[question.id] ?? ''}
            error={form.errors[question.id]}
            onAnswer={(answer) => form.change({ [question.id]: answer })}
          />
        ))}
      </div>
      <p className={css.note}>没填完也没关系，答案会暂存在这台设备上</p>
    </Page>
  );
}

function Answered({ time }: { time: string }) {
  return (
    <Page>
      <Result
        state="success"
        title="感谢您的反馈"
        reason={`已于 ${yearAndMomentInWords(time)} 提交，我们会认真看每一条意见`}
        action={<Home type="primary" />}
      />
    </Page>
  );
}

function NotOpen() {
  return (
    <Page>
      <Spoken as="h1">服务评分</Spoken>
      <Empty scene="chat" text="开课满一周后，邀请您为学习服务打分" action={<Home type="default" />} />
    </Page>
  );
}

const Home = ({ type }: { type: 'primary' | 'default' }) => (
  <Button block type={type} onClick={() => platform().navigate(links.home())}>
    返回个人中心
  </Button>
);
