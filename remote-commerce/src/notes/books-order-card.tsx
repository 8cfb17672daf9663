import { fenOf, yuanOf, type BooksOrderInfo } from '@suite/api';
import { areaNames, useAreas } from '@suite/features/address';
import { CopyButton } from '@suite/features/checkout';
import { links } from '@suite/kernel/links';
import { yearAndMomentInWords } from '@suite/kernel/time';
import { ButtonLink, Tag } from '@suite/ui';
import { isEditable, statusOf } from './books';
import css from './books-order-card.module.css';

/** An order of books: what, where to, how far, and its one next step. */
export function BooksOrderCard({ order }: { order: BooksOrderInfo }) {
  const { order_no, amount, book_list, create_time, address, express_no, express_company } = order;
  const { word, tone } = statusOf(order);
  return (
    <li className={css.card}>
      <div className={css.head}>
        <span className={css.time}>{yearAndMomentInWords(create_time)}</span>
        <Tag tone={tone}>{word}</Tag>
      </div>
      <p className={css.books}>{book_list.map(({ book_name }) => book_name).join('、')}</p>
      <p className={css.line}>
        共 {book_list.length} 本，<span className={css.amount}>{yuanOf(fenOf(amount))}</span>
      </p>
      {address ? <SentTo address={address} /> : null}
      {express_no ? (
        <div className={css.parcel}>
          <span className={css.line}>
            {express_company} {express_no}
          </span>
          <CopyButton text={express_no} label={`复制快递单号 ${express_no}`}>
            复制单号
          </CopyButton>
        </div>
      ) : null}
      {isEditable(order) ? (
        <div className={css.actions}>
          {order.status === 'unpaid' ? (
            <ButtonLink size="small" to={links.payOutside({ tradeNo: order_no })}>
              去支付
            </ButtonLink>
          ) : null}
          {order.status === 'paid' ? (
            <ButtonLink
              size="small"
              type={address ? 'default' : 'primary'}
              to={links.notesAddress({ orderNo: order_no })}
            >
              {address ? '修改地址' : '填写收货地址'}
            </ButtonLink>
          ) : null}
        </div>
      ) : null}
    </li>
  );
}

/** The address as it was given with the order. */
function SentTo({ address }: { address: NonNullable<BooksOrderInfo['address']> }) {
  const list = useAreas();
  const { name, mobile, province_id, city_id, area_id, address: street } = address;
  const named = list.data ? areaNames(list.data, [province_id, city_id, area_id]) : '';
  // The list of areas may have changed since, and have no such county any more.
  const region = address.region || named;
  return (
    <p className={css.line}>
      {name} {mobile}
      <br />
      {region} {street}
    </p>
  );
}
