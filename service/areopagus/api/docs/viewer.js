SwaggerUIBundle({
  url: "/openapi.json",
  dom_id: "#viewer",
  validatorUrl: null, // the default sends the document to validator.swagger.io
  deepLinking: true,
  tryItOutEnabled: true,
  defaultModelsExpandDepth: 0,
});
