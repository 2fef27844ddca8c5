import { Box, Button, Card } from '@mui/material';
import { Form, SaveButton } from 'react-admin';
import { Link } from 'react-router-dom';
import { JobFormAlert } from './job-form-alert';
import { JobInputs } from './job-inputs';

/** The form of one posting, for creating and for editing (spec 2, admin portal). */
export function JobForm({ submitLabel }: { submitLabel: 'Post Job' | 'Update Job' }) {
  return (
    <Form disableInvalidFormNotification noValidate>
      <Card sx={{ maxWidth: 960, p: { xs: 2, md: 3.5 } }}>
        <JobFormAlert />
        <JobInputs />
        <Box sx={{ display: 'flex', gap: 1, mt: 3 }}>
          <SaveButton label={submitLabel} icon={<></>} alwaysEnable size="large" />
          <Button component={Link} to="/jobs" color="secondary" size="large">
            Cancel
          </Button>
        </Box>
      </Card>
    </Form>
  );
}
