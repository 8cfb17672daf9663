import { useNavigate as useNavigation, type NavigateOptions, type To } from 'react-router-dom';

export { createHashRouter, type RouterState, type SuiteRouter } from './router/create-router';
export { useBlocker } from './router/blocker';
export { RouterProvider, useRouter } from './router/provider';
export { Link, useLocation, useParams, useRoutes, useSearchParams, type LinkProps } from 'react-router-dom';

/** Goes to another page, at once: only a data router, which is not here, has something to wait for. */
export const useNavigate: () => { (to: To, options?: NavigateOptions): void; (delta: number): void } =
  useNavigation;
