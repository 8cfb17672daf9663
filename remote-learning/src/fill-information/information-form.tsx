import {
  addStudentInfos,
  getUserInfo,
  saveSdtExt,
  userDetail,
  type Areas,
  type Choice,
  type UserProfile,
} from '@suite/api';
import { useForm } from '@suite/features/form';
import { useQueryClient } from '@suite/kernel';
import { links } from '@suite/kernel/links';
import { useLocation } from '@suite/kernel/router';
import { dayAt } from '@suite/kernel/time';
import { Problem, useOnward } from '@suite/ui';
import { Button, Page, Toast } from '@suite/ui/base';
import { useRef } from 'react';
import css from './fill-information.module.css';
import { extOf, formOf, infosOf, rulesOn, stepOf, steps, type FormInSteps } from './form';
import { BackgroundStep, BasicStep, PlanStep } from './step-parts';

interface InformationFormProps {
  profile: UserProfile;
  educations: readonly Choice[];
  levels: readonly Choice[];
  areas: Areas;
}

/** The form in three steps. */
export function InformationForm({ profile, educations, levels, areas }: InformationFormProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const leave = useLeave();
  const client = useQueryClient();
  const form = useForm<FormInSteps, void>({
    start: { ...formOf(profile), step: 0 },
    draft: { user: profile.id, name: 'fill-information' },
    rules: rulesOn(dayAt(Date.now())),
    texts: ['name', 'profession', 'goal'],
    send: async (values) => {
      await addStudentInfos(infosOf(values));
      await saveSdtExt(extOf(values));
    },
    onRefused: ([first]) => form.change({ step: stepOf(first) }),
    onSent: () => {
      for (const { path } of [getUserInfo, userDetail]) void client.invalidateQueries({ queryKey: [path] });
      Toast.success('信息已保存');
      leave();
    },
  });
  const { values, errors, change } = form;
  const step = steps[values.step] ? values.step : 0;
  const isLast = step === steps.length - 1;

  const goTo = (next: number) => {
    change({ step: next });
    window.scrollTo(0, 0);
    title.current?.focus();
  };
  const goOn = () => {
    if (isLast) return form.submit();
    return form.check(steps[step]?.fields) ? goTo(step + 1) : undefined;
  };

  const shared = { form: values, errors, set: change };
  return (
    <Page
      footer={
        <>
          <Problem text={form.problem} />
          <div className={css.footer}>
            {step > 0 ? (
              <Button type="default" onClick={() => goTo(step - 1)}>
                上一步
              </Button>
            ) : null}
            <Button onClick={goOn}>{isLast ? '提交' : '下一步'}</Button>
          </div>
        </>
      }
    >
      <header className={css.head}>
        <h1 className={css.title} ref={title} tabIndex={-1}>
          {steps[step]?.title}
        </h1>
        <p className={css.lead}>老师会根据这些信息为您安排班级和学习计划</p>
        <ol className={css.steps} aria-label="填写进度">
          {steps.map(({ title: name }, at) => (
            <li
              className={`${css.step} ${at === step ? css.now : at < step ? css.past : ''}`}
              key={name}
              aria-current={at === step ? 'step' : undefined}
            >
              {name}
            </li>
          ))}
        </ol>
      </header>
      <div ref={form.ref}>
        {step === 0 ? <BasicStep {...shared} /> : null}
        {step === 1 ? (
          <BackgroundStep {...shared} educations={educations} levels={levels} areas={areas} />
        ) : null}
        {step === 2 ? <PlanStep {...shared} /> : null}
      </div>
      <p className={css.note}>信息只用于教学服务，不会透露给第三方。</p>
    </Page>
  );
}

/** Back to where the learner came from; to the personal center when the form was opened by a link. */
function useLeave() {
  const onward = useOnward();
  const { key } = useLocation();
  return () => (key === 'default' ? onward(links.home(), { replace: true }) : onward(-1));
}
