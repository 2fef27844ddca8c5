import LogoutIcon from '@mui/icons-material/LogoutOutlined';
import { useLogout } from 'react-admin';
import { IconAction } from '../components/icon-action';

/** Revokes the session on the server, forgets the token and shows the login card. */
export function LogoutButton() {
  const logout = useLogout();
  return (
    <IconAction name="Logout" onClick={() => void logout({}, undefined, false)}>
      <LogoutIcon fontSize="small" />
    </IconAction>
  );
}
