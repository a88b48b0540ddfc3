-- Logos that are files of their app are written as the server writes their addresses: nothing stands behind the name.
update apps set logo_url = regexp_replace(logo_url, '\?.*$', '')
where logo_url ~ ('/api/files/' || id || '/[0-9a-f]{48}\.[a-z0-9]{1,5}\?');
