import { at, make } from './dom';
import { longTime } from './times';
import { w, type Word } from './words';
import { world, type GoodsState, type OrderRecord } from './world-api';

const statuses: Record<OrderRecord['status'], Word> = {
  pending: 'pending',
  paid: 'paid',
  closed: 'orderClosed',
  refunded: 'refunded',
};

const events: Record<string, Word> = {
  made: 'evMade',
  'asked-again': 'evAskedAgain',
  attempt: 'evAttempt',
  'attempt-closed': 'evAttemptClosed',
  notified: 'evNotified',
  learnt: 'evLearnt',
  paid: 'evPaid',
  repeated: 'evRepeated',
  refunded: 'evRefunded',
  expired: 'evExpired',
  replaced: 'evReplaced',
  excluded: 'evExcluded',
  address: 'evAddress',
  charged: 'evCharged',
  'given-back': 'evGivenBack',
  'notice-sent': 'evNoticeSent',
  'notice-late': 'evNoticeLate',
  'notice-lost': 'evNoticeLost',
};

let shownOrders = '';
let shownGoods = '';
let goods: GoodsState[] = [];
let chosen = '';

const yuan = (fen: number) => (fen / 100).toFixed(2);

/** The panel with a person's orders, and what can be done to goods behind the learner's back. */
export function drawOrders(): void {
  at('panel-orders').replaceChildren(
    make('h3', {}, w('ordersOf')),
    make('div', { id: 'order-list' }),
    make('h3', {}, w('goods')),
    make('div', { id: 'goods-form' }),
  );
  shownOrders = '';
  shownGoods = '';
}

function orderItem({ order_no, goods_name, amount, status, lines }: OrderRecord): HTMLElement {
  const state = make('span', {}, `¥${amount} · ${w(statuses[status])}`);
  state.dataset.status = status;
  return make(
    'li',
    {},
    make('p', { className: 'head' }, make('strong', {}, goods_name), state),
    make('code', {}, order_no),
    make(
      'ol',
      {},
      ...lines.map((line) =>
        make(
          'li',
          {},
          make('time', {}, longTime(line.at).slice(5)),
          make('span', {}, w(events[line.event] ?? 'evMade')),
          line.detail ? make('code', {}, line.detail.replace(`${order_no}-`, '#')) : null,
        ),
      ),
    ),
  );
}

/** Shows the orders of the chosen person, newest first, with everything that happened to them. */
export function showOrders(orders: OrderRecord[], again = false): void {
  const state = JSON.stringify(orders);
  if (state === shownOrders && !again) return;
  shownOrders = state;
  at('order-list').replaceChildren(
    orders.length > 0
      ? make('ul', { className: 'orders' }, ...orders.map(orderItem))
      : make('p', { className: 'empty' }, w('ordersEmpty')),
  );
}

async function changeGoods(change: { id: string; price?: string; soldOut?: boolean }): Promise<void> {
  await world('/goods', 'POST', change);
  showGoods(await world<GoodsState[]>('/goods'), true);
}

function goodsForm(): HTMLElement {
  const one = goods.find(({ id }) => id === chosen) ?? goods[0];
  if (!one) return make('p', { className: 'empty' }, w('goods'));
  const select = make(
    'select',
    {},
    ...goods.map(({ id, name }) => make('option', { value: id, selected: id === one.id }, `${name} · ${id}`)),
  );
  select.onchange = () => {
    chosen = select.value;
    showGoods(goods, true);
  };
  const price = make('input', {
    inputMode: 'decimal',
    pattern: '\\d{1,6}\\.\\d{2}',
    value: yuan(one.origin_fen - one.coupon_fen),
  });
  return make(
    'form',
    {
      className: 'fault',
      onsubmit: (event) => {
        event.preventDefault();
        void changeGoods({ id: one.id, price: price.value });
      },
    },
    make('label', { className: 'wide' }, make('span', {}, w('goodsName')), select),
    make('label', { className: 'wide' }, make('span', {}, w('goodsPrice')), price),
    make('button', { className: 'main' }, w('changePrice')),
    make(
      'button',
      { type: 'button', onclick: () => void changeGoods({ id: one.id, soldOut: !one.is_sold_out }) },
      w(one.is_sold_out ? 'onSale' : 'soldOut'),
    ),
  );
}

/** Shows the form for goods; what is being typed stays as long as the goods do. */
export function showGoods(given: GoodsState[], again = false): void {
  const state = JSON.stringify(given);
  if (state === shownGoods && !again) return;
  shownGoods = state;
  goods = given;
  at('goods-form').replaceChildren(goodsForm());
}
