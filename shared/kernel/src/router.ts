export {
  Link,
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
