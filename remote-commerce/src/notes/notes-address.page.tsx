import {
  addBooksAddress,
  asEntered,
  booksOrderList,
  isFilledAddress,
  useCall,
  userDetail,
  type BooksOrderInfo,
} from '@suite/api';
import { AddressForm, emptyAddress, useAreas } from '@suite/features/address';
import { useQueryClient } from '@suite/kernel';
import { links } from '@suite/kernel/links';
import { useSearchParams } from '@suite/kernel/router';
import { LoadingPage } from '@suite/features/loaded';
import { EmptyPage, PageHead, useOnward, FamilySkeleton } from '@suite/ui';
import { isEditable } from './books';

/** Orders among which the one of the address is looked for. */
const LATEST = { page: 1, limit: 50 };

/** Without a number, the paid order that has no address yet is meant. */
const orderIn = (list: readonly BooksOrderInfo[], orderNo: string | null) =>
  list.find(({ order_no, status, address }) =>
    orderNo ? order_no === orderNo : status === 'paid' && !address,
  );

/** Where the books of an order are sent. */
export default function NotesAddressPage() {
  const onward = useOnward();
  const [query] = useSearchParams();
  const client = useQueryClient();
  const orders = useCall(booksOrderList, LATEST, asEntered);
  const learner = useCall(userDetail, undefined);
  const filled = useCall(isFilledAddress, undefined);
  // The form asks for them: here they are read beside the order.
  useAreas();
  // Without the address of before the learner types more, but can go on all the same.
  if (!orders.data || !learner.data || filled.isPending) {
    return (
      <LoadingPage
        skeleton={<FamilySkeleton family="form" />}
        title="收货地址"
        query={!orders.data ? orders : learner.data ? filled : learner}
      />
    );
  }
  const order = orderIn(orders.data.list, query.get('order_no'));
  if (!order || !isEditable(order)) {
    return (
      <EmptyPage
        title="收货地址"
        text={order ? '这笔订单已经发货，不能再修改地址' : '没有需要填写地址的订单'}
        action="查看我的订单"
        to={links.notes({ tab: 'orders' })}
      />
    );
  }
  const { id, phone } = learner.data.userInfo;
  const { order_no, address, book_list } = order;
  return (
    <AddressForm
      key={order_no}
      draft={{ user: id, name: `order-address.${order_no}` }}
      start={address ?? filled.data?.address ?? { ...emptyAddress, mobile: phone }}
      send={(to) => addBooksAddress({ ...to, order_no })}
      onSent={() => {
        void client.invalidateQueries({ queryKey: [booksOrderList.path], refetchType: 'none' });
        onward(links.notesAddressSuccess({ orderNo: order_no }), { replace: true });
      }}
      // The parcel may be on its way by now.
      onNotTaken={orders.refetch}
      action="保存地址"
    >
      <PageHead title="笔记寄到哪里" lead={book_list.map(({ book_name }) => book_name).join('、')} />
    </AddressForm>
  );
}
