import {
  addStudentInfos,
  getUserInfo,
  saveSdtExt,
  userDetail,
  type Areas,
  type Choice,
  type UserProfile,
} from '@suite/api';
import { isCallError, useQueryClient } from '@suite/kernel';
import { useLocation, useNavigate } from '@suite/kernel/router';
import { Button, Page, Toast } from '@suite/ui/base';
import { useEffect, useRef, useState } from 'react';
import { drafts } from './draft';
import css from './fill-information.module.css';
import { errorsOf, extOf, formOf, infosOf, steps, type Errors, type Form } from './form';
import { BackgroundStep, BasicStep, PlanStep } from './step-parts';

interface InformationFormProps {
  profile: UserProfile;
  educations: readonly Choice[];
  levels: readonly Choice[];
  areas: Areas;
}

const today = () => new Date(Date.now() + 8 * 3600_000).toISOString().slice(0, 10);

/** The form in three steps. What is typed stays on the device until it has been saved. */
export function InformationForm({ profile, educations, levels, areas }: InformationFormProps) {
  const [{ step, form }, setDraft] = useState(
    () => drafts.load(profile.id) ?? { step: 0, form: formOf(profile) },
  );
  const [errors, setErrors] = useState<Errors>({});
  const [failed, setFailed] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const leave = useLeave();
  const client = useQueryClient();
  const isLast = step === steps.length - 1;

  const keep = (next: { step: number; form: Form }) => {
    setDraft(next);
    drafts.save(profile.id, next);
  };
  const set = (change: Partial<Form>) => {
    keep({ step, form: { ...form, ...change } });
    const left = { ...errors };
    for (const field of Object.keys(change)) delete left[field as keyof Form];
    setErrors(left);
  };
  const goTo = (next: number) => {
    keep({ step: next, form });
    window.scrollTo(0, 0);
    title.current?.focus();
  };

  const save = async () => {
    setFailed(false);
    try {
      await addStudentInfos(infosOf(form));
      await saveSdtExt(extOf(form));
    } catch (error) {
      if (isCallError(error, 'shown')) return;
      setFailed(true);
      return;
    }
    drafts.clear(profile.id);
    for (const { path } of [getUserInfo, userDetail]) void client.invalidateQueries({ queryKey: [path] });
    Toast.success('信息已保存');
    leave();
  };

  const goOn = () => {
    const found = errorsOf(form, steps[step]?.fields ?? [], today());
    setErrors(found);
    if (Object.keys(found).length > 0) return undefined;
    return isLast ? save() : goTo(step + 1);
  };

  useEffect(() => {
    if (Object.keys(errors).length > 0) document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    // Only a refused step moves the focus, not every letter that mends it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [Object.keys(errors).length > 0]);

  const shared = { form, errors, set };
  return (
    <Page
      footer={
        <>
          {failed ? (
            <p className={css.failed} role="alert">
              网络不稳定，没有保存成功。填写的内容还在，请再试一次。
            </p>
          ) : null}
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
      {step === 0 ? <BasicStep {...shared} /> : null}
      {step === 1 ? (
        <BackgroundStep {...shared} educations={educations} levels={levels} areas={areas} />
      ) : null}
      {step === 2 ? <PlanStep {...shared} /> : null}
      <p className={css.note}>信息只用于教学服务，不会透露给第三方。</p>
    </Page>
  );
}

/** Back to where the learner came from; to the personal center when the form was opened by a link. */
function useLeave() {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => void (key === 'default' ? navigate('/', { replace: true }) : navigate(-1));
}
