export { Link, type LinkProps } from './link';
export {
  Outlet,
  RouterProvider,
  ScrollRestoration,
  createHashRouter,
  useBlocker,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom';
