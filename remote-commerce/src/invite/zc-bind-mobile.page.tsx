import { bindZcMobile, queryOf, sendMessage, useCall, zcInfo, type ZcInfo } from '@suite/api';
import { useForm, type Rules } from '@suite/features/form';
import { useQueryClient } from '@suite/kernel';
import { links } from '@suite/kernel/links';
import { Loaded } from '@suite/features/loaded';
import { useCodeMessage, useRefusal } from '@suite/features/sms-code';
import {
  codeFault,
  maskedMobile,
  MobileField,
  mobileFault,
  PageHead,
  SmsCodeField,
  useOnward,
  MainAction,
} from '@suite/ui';
import { CellGroup, Page, Result } from '@suite/ui/base';
import { useState } from 'react';
import { StudyLink } from './study-link';

interface MobileAndCode {
  mobile: string;
  code: string;
}

const rules: Rules<MobileAndCode> = {
  mobile: mobileFault,
  code: codeFault,
};

/** Buyers of the special course are known by their messenger account; the number lets them study elsewhere too. */
export default function ZcBindMobilePage() {
  const info = useCall(zcInfo, undefined);
  if (info.data && !info.data.mobile) return <BindForm info={info.data} />;
  return (
    <Page tone="white">
      <Loaded query={info}>
        {({ mobile, is_buy }) => (
          <Result
            state="success"
            title="已绑定手机号"
            reason={`当前微信绑定的是 ${mobile}，用它登录也能看到您的课程`}
            action={<StudyLink isBought={!!is_buy} />}
          />
        )}
      </Loaded>
    </Page>
  );
}

function BindForm({ info: { openid, course_name } }: { info: ZcInfo }) {
  const onward = useOnward();
  const client = useQueryClient();
  const [reason, setReason] = useState('');
  const refusal = useRefusal();
  const message = useCodeMessage(refusal, sendMessage);
  const form = useForm({
    start: { mobile: '', code: '' },
    rules,
    send: (values) => refusal.keeping(bindZcMobile)({ openid, ...values }),
    // The answer was lost: a number that is bound now means that it arrived.
    afterSilence: async ({ mobile }) =>
      (await zcInfo()).mobile === maskedMobile(mobile) ? { is_bound: 1, reason: '' } : undefined,
    // A read is sent again by itself: the code may be spent because the first one has bound the number.
    onNotTaken: () => client.invalidateQueries({ queryKey: [zcInfo.path] }),
    onSent: async (answer) => {
      if (!answer?.is_bound) return setReason(answer?.reason || '没有绑定成功，请换一个手机号再试');
      await client.invalidateQueries({ queryKey: queryOf(zcInfo, undefined).queryKey, refetchType: 'none' });
      onward(links.zcBindResult({ openid, mobile: maskedMobile(form.values.mobile) }), {
        replace: true,
      });
    },
  });
  const { values, errors, change } = form;

  function type(part: Partial<MobileAndCode>) {
    setReason('');
    refusal.clear();
    change(part);
  }

  async function sendCode(): Promise<number | undefined> {
    return form.check(['mobile']) ? message({ mobile: values.mobile, type: 'bind' }) : undefined;
  }

  const footer = (
    <MainAction problem={reason || form.problem} takesEnter onClick={form.submit}>
      绑定手机号
    </MainAction>
  );
  return (
    <Page footer={footer}>
      <PageHead title="绑定手机号" lead={`绑定后，换手机也能继续学习${course_name}`} />
      <div ref={form.ref}>
        <CellGroup>
          <MobileField value={values.mobile} onChange={(mobile) => type({ mobile })} error={errors.mobile} />
          <SmsCodeField
            purpose="bind"
            mobile={values.mobile}
            value={values.code}
            onChange={(code) => type({ code })}
            onSend={sendCode}
            error={errors.code ?? refusal.words}
          />
        </CellGroup>
      </div>
    </Page>
  );
}
