import { asEntered, useCall } from '@suite/api';
import { OutsideOrder } from '@suite/features/checkout';
import { useSearchParams } from '@suite/kernel/router';
import { ButtonLink, EmptyPage, ResultScreen } from '@suite/ui';
import { nextOf } from './owned-course';
import { payEditions, type PayEdition } from './pay-edition';

/** An order of the course by its number, to be paid by the learner or for them. */
export default function PayOutsidePage({ edition: name }: { edition: keyof typeof payEditions }) {
  const edition = payEditions[name];
  const tradeNo = useSearchParams()[0].get('trade_no') ?? '';
  if (!tradeNo) {
    return (
      <EmptyPage
        scene="money"
        title="课程支付"
        text="链接里没有订单号"
        action="返回管理课程"
        to={edition.hub()}
      />
    );
  }
  return (
    <OutsideOrder
      orderNo={tradeNo}
      path={edition.outside({ tradeNo })}
      payment={edition.payment}
      paid={({ is_mine }) => <Paid edition={edition} isMine={is_mine === 1} />}
      again={() => edition.pay()}
      home={{ words: '返回管理课程', to: edition.hub() }}
    />
  );
}

/** A stranger who has paid is led nowhere, since the course is not theirs. */
const Paid = ({ edition, isMine }: { edition: PayEdition; isMine: boolean }) => (
  <ResultScreen
    state="success"
    title="订单已支付"
    reason={isMine ? '课程已开通' : '感谢您的付款，课程已为下单人开通'}
    action={isMine ? <NextStep edition={edition} /> : undefined}
  />
);

/** The step that the contract stands at. Until it is known, the page of the course leads on. */
function NextStep({ edition }: { edition: PayEdition }) {
  const { data } = useCall(edition.status, undefined, asEntered);
  const { words, to } = data ? nextOf(data, edition) : { words: '查看下一步', to: edition.pay() };
  return (
    <ButtonLink block to={to}>
      {words}
    </ButtonLink>
  );
}
