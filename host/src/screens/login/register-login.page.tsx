import { bindMobile, registerStatus, useCall, useWrite } from '@suite/api';
import { platform } from '@suite/kernel';
import { links } from '@suite/kernel/links';
import { Link, useSearchParams } from '@suite/kernel/router';
import { Loaded } from '@suite/features/loaded';
import { agreeFirst, PageHead, ResultScreen, MainAction } from '@suite/ui';
import { Button, Checkbox, Page, Toast } from '@suite/ui/base';
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
  const goOn = () => platform().navigate(session().returnPath(query), { replace: true });
  if (!status.data) {
    return (
      <Page>
        <PageHead title="绑定手机号" />
        <Loaded query={status}>{() => null}</Loaded>
      </Page>
    );
  }
  if (!status.data.is_bind)
    return <BindForm onBound={goOn} onNotTaken={() => void status.refetch()} query={query} />;
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

interface BindFormProps {
  onBound: () => void;
  /** The number may be bound all the same: only the answer may have been lost. */
  onNotTaken: () => void;
  query: URLSearchParams;
}

function BindForm({ onBound, onNotTaken, query }: BindFormProps) {
  const { mobile, code, fields, check, keeping } = useMobileAndCode('bind');
  const binding = useWrite(keeping(bindMobile), { needsData: true });
  const [agreed, setAgreed] = useState(false);

  async function bind() {
    if (!check()) return;
    if (!agreed) return Toast.info(agreeFirst(AGREEMENT));
    const bound = await binding.send({ mobile, code, ...session().product });
    if (bound.state !== 'done') return onNotTaken();
    session().begin(bound.data.token);
    onBound();
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
        <Link className={css.link} to={links.forgetPassword(wayBack(query))}>
          忘记登录密码？
        </Link>
      </p>
    </Page>
  );
}
