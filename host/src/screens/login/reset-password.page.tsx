import { PASSWORD, setPwd, useWrite } from '@suite/api';
import { platform } from '@suite/kernel';
import { links } from '@suite/kernel/links';
import { useLocation, useNavigate, useSearchParams } from '@suite/kernel/router';
import { useRefusal } from '@suite/features/sms-code';
import { Field, maskedMobile, PageHead, Problem, ResultScreen, useOnward } from '@suite/ui';
import { Button, CellGroup, Page } from '@suite/ui/base';
import { useState } from 'react';
import { wayBack } from '../../session/return-path';
import { session } from '../../session/service';
import css from './login.module.css';
import { AFTER_PROOF, AFTER_RESET, resetRequest, type ResetRequest } from './reset-request';

/** Why a new password is refused. */
function passwordFault(password: string): string | undefined {
  if (password.length < 8 || password.length > 20) return '密码须为 8 至 20 位';
  if (/[^\x21-\x7e]/.test(password)) return '密码只能用字母、数字和半角符号，不能有空格';
  return PASSWORD.test(password) ? undefined : '密码须同时有字母和数字';
}

/** Second step: the learner sets the new password. The first one is behind it, until it is set. */
export default function ResetPasswordPage() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const [request] = useState(resetRequest.get);
  const onward = useOnward();
  const proveAgain = () => {
    resetRequest.set(undefined);
    if (state === AFTER_PROOF) navigate(-1);
    else navigate(links.forgetPassword(wayBack(query)), { replace: true });
  };
  function showDone() {
    session().end();
    if (state === AFTER_PROOF) {
      resetRequest.done();
      return onward(-1);
    }
    resetRequest.set(undefined);
    onward(links.resetPassword(wayBack(query)), { replace: true, state: AFTER_RESET });
  }

  if (state === AFTER_RESET) {
    return (
      <ResultScreen
        state="success"
        title="密码已重置"
        reason="为了安全，所有设备都已退出登录，请用新密码重新登录。"
        action={
          <Button block onClick={() => platform().navigate(session().returnPath(query), { replace: true })}>
            去登录
          </Button>
        }
      />
    );
  }
  if (!request) {
    return (
      <ResultScreen
        state="waiting"
        title="请先验证手机号"
        reason="验证码只在当前页面有效，刷新后需要重新获取。"
        action={
          <Button block onClick={proveAgain}>
            去验证
          </Button>
        }
      />
    );
  }
  return <PasswordForm request={request} onDone={showDone} onProve={proveAgain} />;
}

// The code holds once: after a reset whose answer was lost it is refused.
const LOST = '网络不通，没有收到结果。密码可能已经重置，请先用新密码登录，登录不了再重新获取验证码';

interface PasswordFormProps {
  request: ResetRequest;
  onDone: () => void;
  /** The learner asks for a new code. */
  onProve: () => void;
}

function PasswordForm({ request, onDone, onProve }: PasswordFormProps) {
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [faults, setFaults] = useState<{ password?: string; again?: string }>({});
  const refusal = useRefusal();
  const reset = useWrite(refusal.keeping(setPwd), { lostWords: LOST });
  const problem = reset.problem || refusal.words;

  async function save() {
    const found = {
      password: passwordFault(password),
      again: password === again ? undefined : '两次输入的密码不一致',
    };
    setFaults(found);
    if (found.password || found.again) return;
    if ((await reset.send({ ...request, password })).state !== 'done') return;
    onDone();
  }

  return (
    <Page
      footer={
        <>
          <Problem text={problem} />
          <Button block takesEnter onClick={save}>
            重置密码
          </Button>
          {problem ? (
            <Button block type="link" onClick={onProve}>
              重新获取验证码
            </Button>
          ) : null}
        </>
      }
    >
      <PageHead title="重置密码" lead={`为 ${maskedMobile(request.mobile)} 设置新的登录密码。`} />
      <CellGroup>
        <Field
          label="新密码"
          secret
          value={password}
          onChange={setPassword}
          autoComplete="new-password"
          placeholder="8 至 20 位"
          maxLength={20}
          error={faults.password}
        />
        <Field
          label="再输一次"
          secret
          value={again}
          onChange={setAgain}
          autoComplete="new-password"
          placeholder="与上面一致"
          maxLength={20}
          error={faults.again}
        />
      </CellGroup>
      <p className={css.rules}>8 至 20 位，须同时有字母和数字，不能有空格。</p>
    </Page>
  );
}
