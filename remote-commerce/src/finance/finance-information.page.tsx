import { useCall, userDetail, type Buyer } from '@suite/api';
import { PersonFields } from '@suite/features/address';
import { useForm, type Rules } from '@suite/features/form';
import { links } from '@suite/kernel/links';
import { useSearchParams } from '@suite/kernel/router';
import { LoadingPage } from '@suite/features/loaded';
import { Field, mobileFault, PageHead, useOnward, MainAction, FamilySkeleton } from '@suite/ui';
import { CellGroup, Page } from '@suite/ui/base';
import { buyerOf } from './buyer';
import css from './finance-information.module.css';

const rules: Rules<Buyer> = {
  name: (name) => (name.trim() ? undefined : '请输入姓名'),
  mobile: mobileFault,
  wechat: (wechat) =>
    /^([\w-]{6,20})?$/.test(wechat.trim()) ? undefined : '微信号是 6 至 20 位字母、数字、下划线或减号',
};

/** The buyer's details: they go with the order, and stay on the device, so that coming back asks for none twice. */
export default function FinanceInformationPage() {
  const detail = useCall(userDetail, undefined);
  if (!detail.data) {
    return <LoadingPage skeleton={<FamilySkeleton family="form" />} title="填写信息" query={detail} />;
  }
  const { id, phone } = detail.data.userInfo;
  return <BuyerForm key={id} user={id} phone={phone} />;
}

function BuyerForm({ user, phone }: { user: number; phone: string }) {
  const onward = useOnward();
  const [query] = useSearchParams();
  const form = useForm({
    start: buyerOf(user).read() ?? { name: '', mobile: phone, wechat: '' },
    draft: { user, name: 'finance-information' },
    rules,
    send: async ({ name, mobile, wechat }) =>
      buyerOf(user).save({ name: name.trim(), mobile, wechat: wechat.trim() }),
    onSent: () =>
      onward(
        links.financeCashier({
          code: query.get('code') ?? undefined,
          channel: query.get('channel') ?? undefined,
        }),
      ),
  });
  const { values, errors, change } = form;
  const footer = (
    <MainAction problem={form.problem} takesEnter onClick={form.submit}>
      下一步，去付款
    </MainAction>
  );
  return (
    <Page footer={footer}>
      <PageHead title="填写信息" lead="老师会按这些信息联系您，安排开课" />
      <div ref={form.ref}>
        <CellGroup>
          <PersonFields
            label="姓名"
            mobileHint="用于老师联系您"
            value={values}
            errors={errors}
            onChange={change}
          />
          <Field
            label="微信号"
            placeholder="选填"
            maxLength={20}
            value={values.wechat}
            error={errors.wechat}
            onChange={(wechat) => change({ wechat })}
          />
        </CellGroup>
      </div>
      <p className={css.note}>这些内容随订单提交，并暂存在这台设备上，退出登录后清除。</p>
    </Page>
  );
}
