export { Link, type LinkProps } from './link';
export {
  RouterProvider,
  ScrollRestoration,
  createHashRouter,
  useBlocker,
  useLocation,
  useNavigate,
  useParams,
  useRoutes,
  useSearchParams,
} from 'react-router-dom';
