export {
  Outlet,
  RouterProvider,
  ScrollRestoration,
  createHashRouter,
  useNavigate,
  useSearchParams,
} from 'react-router-dom';
