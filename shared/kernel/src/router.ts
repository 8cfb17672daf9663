export {
  Link,
  Outlet,
  RouterProvider,
  ScrollRestoration,
  createHashRouter,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom';
