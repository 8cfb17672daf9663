import { bindMobile, login, registerStatus, useCall, useWrite } from '@suite/api';
import { platform } from '@suite/kernel';
import { links } from '@suite/kernel/links';
import { Link, useSearchParams } from '@suite/kernel/router';
import { Loaded } from '@suite/features/loaded';
import { useRefusal } from '@suite/features/sms-code';
import {
  agreeFirst,
  Checkbox,
  Field,
  MainAction,
  mobileFault,
  MobileField,
  PageHead,
  ResultScreen,
} from '@suite/ui';
import { Button, CellGroup, Page, Toast } from '@suite/ui/base';
import { useState } from 'react';
import { wayBack } from '../../session/return-path';
import { session } from '../../session/service';
import css from './login.module.css';
import { useMobileAndCode } from './mobile-and-code';

const AGREEMENT = '用户协议与隐私政策';

/** Binds a mobile number to the visitor's messenger account, and leads back to where they wanted to go. */
export default function RegisterLoginPage() {
  const status = useCall(registerStatus, undefined, { staleTime: 0 });
  const [query] = useSearchParams();
  const [hasPassword, setHasPassword] = useState(false);
  const goOn = () => platform().navigate(session().returnPath(query), { replace: true });
  if (!status.data) {
    return (
      <Page>
        <PageHead title="绑定手机号" />
        <Loaded query={status}>{() => null}</Loaded>
      </Page>
    );
  }
  if (!status.data.is_bind) {
    const Form = hasPassword ? PasswordForm : BindForm;
    return (
      <Form
        onIn={goOn}
        onNotTaken={() => void status.refetch()}
        onOther={() => setHasPassword(!hasPassword)}
        query={query}
      />
    );
  }
  return (
    <ResultScreen
      state="success"
      title="手机号已绑定"
      reason={`当前绑定的手机号是 ${status.data.mobile}`}
      action={
        <Button block onClick={goOn}>
          继续学习
        </Button>
      }
    />
  );
}

interface FormProps {
  onIn: () => void;
  /** The number may be bound all the same: only the answer may have been lost. */
  onNotTaken: () => void;
  /** The learner would rather use the other form. */
  onOther: () => void;
  query: URLSearchParams;
}

function BindForm({ onIn, onNotTaken, onOther }: FormProps) {
  const { mobile, code, fields, check, keeping } = useMobileAndCode('bind');
  const binding = useWrite(keeping(bindMobile), { needsData: true });
  const [agreed, setAgreed] = useState(false);

  async function bind() {
    if (!check()) return;
    if (!agreed) return Toast.info(agreeFirst(AGREEMENT));
    const bound = await binding.send({ mobile, code, ...session().product });
    if (bound.state !== 'done') return onNotTaken();
    session().begin(bound.data.token);
    onIn();
  }

  return (
    <Page
      footer={
        <MainAction problem={binding.problem} takesEnter onClick={bind}>
          绑定并继续
        </MainAction>
      }
    >
      <PageHead title="绑定手机号" lead="用手机号找到您的课程和学习记录，换手机也不会丢。" />
      {fields}
      <div className={css.agreement}>
        <Checkbox checked={agreed} onChange={setAgreed}>
          我已阅读并同意
        </Checkbox>
        <Link className={css.link} to={links.agreement()}>
          《{AGREEMENT}》
        </Link>
      </div>
      <p className={css.more}>
        <Button type="link" size="small" onClick={onOther}>
          已有账号，用密码登录
        </Button>
      </p>
    </Page>
  );
}

/** Logs in by the password of an account that exists, for example one bound to another messenger account. */
function PasswordForm({ onIn, onOther, query }: FormProps) {
  const [mobile, setMobile] = useState('');
  const [password, setPassword] = useState('');
  const [faults, setFaults] = useState<{ mobile?: string; password?: string }>({});
  const refusal = useRefusal();
  const entering = useWrite(refusal.keeping(login), { needsData: true });

  function change(set: (text: string) => void, text: string) {
    set(text);
    setFaults({});
    refusal.clear();
  }

  async function enter() {
    const found = { mobile: mobileFault(mobile), password: password ? undefined : '请输入密码' };
    setFaults(found);
    if (found.mobile || found.password) return;
    const entered = await entering.send({ mobile, password, ...session().product });
    if (entered.state !== 'done') return;
    session().begin(entered.data.token);
    onIn();
  }

  return (
    <Page
      footer={
        <MainAction problem={entering.problem} takesEnter onClick={enter}>
          登录
        </MainAction>
      }
    >
      <PageHead title="密码登录" lead="用已注册的手机号和密码登录。" />
      <CellGroup>
        <MobileField value={mobile} onChange={(text) => change(setMobile, text)} error={faults.mobile} />
        <Field
          label="密码"
          secret
          value={password}
          onChange={(text) => change(setPassword, text)}
          autoComplete="current-password"
          placeholder="请输入密码"
          maxLength={100}
          error={faults.password ?? refusal.words}
        />
      </CellGroup>
      <p className={css.more}>
        <Button type="link" size="small" onClick={onOther}>
          用短信验证码绑定
        </Button>
        <Link className={css.link} to={links.forgetPassword(wayBack(query))}>
          忘记登录密码？
        </Link>
      </p>
    </Page>
  );
}
