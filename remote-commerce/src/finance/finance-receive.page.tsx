import {
  asEntered,
  isFilledAddress,
  payOrder,
  saveOrderAddress,
  useCall,
  userDetail,
  userOrders,
  type Address,
  type GoodsKind,
  type OutsideOrder,
} from '@suite/api';
import { AddressForm, emptyAddress, useAreas } from '@suite/features/address';
import { useQueryClient } from '@suite/kernel';
import { links } from '@suite/kernel/links';
import { useSearchParams } from '@suite/kernel/router';
import { LoadingPage } from '@suite/features/loaded';
import { EmptyPage, PageHead, useOnward, FamilySkeleton } from '@suite/ui';

/** Courses that end with a certificate. */
const certified: readonly GoodsKind[] = ['finance', 'advanced', 'investment', 'industry'];

/** Where a certificate is to be sent: for the order in the address, else for the course that was bought last. */
export default function FinanceReceivePage() {
  const [query] = useSearchParams();
  const orderNo = query.get('order_no');
  // The form asks for them: here they are read beside the order.
  useAreas();
  return orderNo ? <OfOrder orderNo={orderNo} /> : <OfLastOrder />;
}

function OfLastOrder() {
  // The certificate is sent when the class has ended: by then its order is not among those of the last days.
  const orders = useCall(userOrders, { all: 1 }, asEntered);
  const last = orders.data?.recent.find(
    ({ kind, status }) => status === 'paid' && certified.indexOf(kind) >= 0,
  );
  if (last) return <OfOrder orderNo={last.order_no} />;
  if (orders.data) return <NoOrder text="最近没有需要邮寄证书的订单" />;
  return <LoadingPage skeleton={<FamilySkeleton family="form" />} title="证书邮寄" query={orders} />;
}

const NoOrder = ({ text }: { text: string }) => (
  <EmptyPage scene="medal" title="证书邮寄" text={text} action="返回个人中心" to={links.home()} />
);

function OfOrder({ orderNo }: { orderNo: string }) {
  const onward = useOnward();
  const client = useQueryClient();
  const order = useCall(payOrder, { trade_no: orderNo }, asEntered);
  const learner = useCall(userDetail, undefined);
  const filled = useCall(isFilledAddress, undefined);
  // Without the address of before the learner types more, but can go on all the same.
  if (!order.data || !learner.data || filled.isPending) {
    return (
      <LoadingPage
        skeleton={<FamilySkeleton family="form" />}
        title="证书邮寄"
        query={!order.data ? order : learner.data ? filled : learner}
      />
    );
  }
  const why = whyNot(order.data);
  if (why) return <NoOrder text={why} />;
  const { id, phone } = learner.data.userInfo;
  // The provider does not tell an order's address: without this, changing it would begin with another one.
  const sent = [saveOrderAddress.path, id, orderNo];
  return (
    <AddressForm
      key={id}
      draft={{ user: id, name: `order-address.${orderNo}` }}
      start={client.getQueryData<Address>(sent) ?? filled.data?.address ?? { ...emptyAddress, mobile: phone }}
      send={async (address) => {
        await saveOrderAddress({ ...address, order_no: orderNo });
        client.setQueryData(sent, address);
      }}
      onSent={() => onward(links.financeReceiveSuccess({ orderNo }), { replace: true })}
      action="提交地址"
    >
      <PageHead
        title={order.data.steps.indexOf('address') < 0 ? '证书寄到哪里' : '随课物品和证书寄到哪里'}
        lead={order.data.goods_name}
      />
    </AddressForm>
  );
}

/** Why an order has no certificate to be sent to this learner; '' if it has. */
function whyNot({ is_mine, status }: OutsideOrder): string {
  if (!is_mine) return '没有找到您的这笔订单';
  return status === 'paid' ? '' : '订单付款后才能填写邮寄地址';
}
