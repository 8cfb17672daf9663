import { fenOf, yuanOf, type GoodsKind } from '@suite/api';
import type { OrderByNumber } from '@suite/features/checkout';
import { momentOf } from '@suite/kernel/time';
import { lazyPiece, Reward, Sprout, useLazyPiece, type LazyPiece } from '@suite/ui';
import { Result } from '@suite/ui/base';
import type { ReactNode } from 'react';
import type { campaign } from '../landing/kit/landing-page';
import css from './paid-head.module.css';

type Campaign = LazyPiece<{ default: ReturnType<typeof campaign> }>;

/** The landing page that has sold these goods: its poster stays with the course. */
const campaigns: Partial<Record<GoodsKind, Campaign>> = {
  finance: lazyPiece(
    () => import(/* webpackChunkName: "AdvancedLessonFinance" */ '../landing/content/finance'),
  ),
  advanced: lazyPiece(
    () => import(/* webpackChunkName: "AdvancedLessonOperation" */ '../landing/content/operation'),
  ),
  investment: lazyPiece(
    () => import(/* webpackChunkName: "UpgradeLessonThree" */ '../landing/content/upgrade-three'),
  ),
  industry: lazyPiece(
    () => import(/* webpackChunkName: "UpgradeLessonFour" */ '../landing/content/upgrade-four'),
  ),
  jingpin: lazyPiece(
    () => import(/* webpackChunkName: "UpgradeLessonPremium" */ '../landing/content/premium'),
  ),
};

interface PaidHeadProps {
  order: OrderByNumber;
  /** Whose invoice it is. */
  reason: ReactNode;
  secondary: ReactNode;
}

/** Afterwards the page is a receipt. */
const JUST_MS = 10 * 60_000;

const isJustPaid = ({ pay_time }: OrderByNumber) =>
  !!pay_time && Math.abs(Date.now() - momentOf(pay_time)) < JUST_MS;

/** What was paid. Whoever has bought a course is welcome in it; its poster comes when it is loaded, or not at all. */
export function PaidHead({ order, reason, secondary }: PaidHeadProps) {
  const campaignOf = campaigns[order.kind];
  return (
    <div className={css.head}>
      <Result
        state="success"
        sign={
          <>
            {campaignOf ? <Poster of={campaignOf} /> : null}
            <Reward size="large" isWon={isJustPaid(order)} says="支付成功">
              <Sprout stage={1} className={campaignOf ? css.onPoster : css.sprout} />
            </Reward>
          </>
        }
        title={campaignOf && order.is_mine ? '欢迎加入' : '支付成功'}
        reason={
          <>
            <p className={css.goods}>{order.goods_name}</p>
            <p className={css.amount}>已付 {yuanOf(fenOf(order.amount))}</p>
            {reason}
          </>
        }
        secondary={secondary}
      />
    </div>
  );
}

/** The upper edge of the page, in the colours of the course. */
function Poster({ of }: { of: Campaign }) {
  const { module } = useLazyPiece(of);
  const Art = module?.default.content.art;
  return (
    <div
      className={css.poster}
      style={{ background: module?.default.content.palette.hero }}
      aria-hidden="true"
    >
      {Art ? <Art /> : null}
    </div>
  );
}
