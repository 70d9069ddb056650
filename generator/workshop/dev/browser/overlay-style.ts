/** The stylesheet of the overlay, independent of the site's. */
export const style = `
section {
  background: #1e2925;
  border-top: 4px solid #efb893;
  bottom: 0;
  box-shadow: 0 -8px 40px rgb(0 0 0 / 40%);
  color: #fbf7f0;
  direction: ltr;
  font:
    15px / 1.5 system-ui,
    sans-serif;
  left: 0;
  max-height: 70vh;
  overflow: auto;
  padding: 16px 24px 24px;
  position: fixed;
  right: 0;
  z-index: 2147483647;
}

header {
  align-items: center;
  display: flex;
  justify-content: space-between;
}

h2 {
  font-size: 16px;
  margin: 0;
}

button {
  background: none;
  border: 0;
  color: inherit;
  cursor: pointer;
  font: inherit;
}

header button {
  font-size: 24px;
  min-height: 44px;
  min-width: 44px;
}

button:focus-visible {
  outline: 2px solid #efb893;
  outline-offset: 2px;
}

article {
  border-top: 1px solid #4d6b62;
  margin-top: 12px;
  padding-top: 12px;
}

.place {
  color: #efb893;
  font-weight: 600;
  padding: 0;
  text-decoration: underline;
}

small {
  color: #c9d3c8;
  margin-left: 12px;
}

p {
  margin: 8px 0 0;
  white-space: pre-wrap;
}

.hint {
  color: #f0c9a3;
}

pre {
  font:
    13px / 1.5 ui-monospace,
    monospace;
  margin: 8px 0 0;
  overflow: auto;
}
`;
