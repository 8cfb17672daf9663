import {
  getNormalPrice,
  getPaidUsers,
  getPayPrice,
  landingConfig,
  landingProducts,
  useCall,
  type LandingPrice,
  type LandingProduct,
} from '@suite/api';
import { isPriceSound } from '@suite/features/checkout';

/** A price that may be shown: its parts add up. */
export interface ShownPrice extends LandingPrice {
  origin_price: string;
}

/** The product may be another after a purchase or a login, so it is read at every visit. */
const atEveryVisit = { staleTime: 0 };

function soundPrice(
  product: LandingProduct | undefined,
  now: LandingPrice | undefined,
  normal: { price: string } | undefined,
): ShownPrice | undefined {
  if (!product || !now || !normal) return undefined;
  const price = { ...now, origin_price: normal.price };
  return isPriceSound({ level: product.level, ...price }) ? price : undefined;
}

/** What a landing page loads; all at once, since none of it needs another's answer. */
export function useLanding(page: string) {
  const products = useCall(landingProducts, { landing: page }, atEveryVisit);
  const normal = useCall(getNormalPrice, { landing: page }, atEveryVisit);
  const now = useCall(getPayPrice, { landing: page }, atEveryVisit);
  const config = useCall(landingConfig, { landing: page }, atEveryVisit);
  const paid = useCall(getPaidUsers, { landing: page }, atEveryVisit);
  const product = products.data?.[0];
  const isOver = products.data !== undefined && !product;
  const price = soundPrice(product, now.data, normal.data);
  return {
    product,
    /** What is sold could not be read. */
    isLost: products.isLoadingError,
    /** The campaign sells nothing any more. */
    isOver,
    price,
    /** The price could not be read, or its parts do not add up. */
    isPriceLost: !isOver && !price && ![products, normal, now].some(({ isPending }) => isPending),
    config: config.data,
    paid: paid.data,
    /** The buyers could not be read: their place says so instead of staying empty. */
    isPaidLost: paid.isLoadingError,
    readAgain: () => Promise.all([products, normal, now].map((query) => query.refetch())),
    nextClass: () => void config.refetch(),
  };
}

export type Landing = ReturnType<typeof useLanding>;
